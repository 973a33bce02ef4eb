## Waarom iets niet kan

reason-table-over = Het spel is afgelopen.
reason-table-read-only = Dit spel kan alleen bekeken worden.
reason-table-undo-off = Aan deze tafel kunnen geen beurten worden teruggenomen.
reason-table-drawn = Aan deze tafel kan een beurt niet meer terug als het toeval al iets heeft beslist.
reason-table-asked-already = De anderen worden al gevraagd.
reason-table-asked-enough = De anderen hebben twee keer nee gezegd; speel eerst verder.
reason-table-proposed-enough = De anderen zijn net naar een bot gevraagd; wacht even een minuut.
reason-table-not-legal = De regels staan die beurt niet toe.
reason-table-not-agreed = De anderen zijn daar niet mee akkoord gegaan.
reason-table-not-asked = Daar vraagt niemand meer naar.
reason-table-not-your-seat = Deze plaats is van iemand anders.
reason-table-differs = Deze computer heeft een andere stand dan de andere computers.
reason-table-nothing-to-undo = Er is niets terug te nemen.
reason-table-nothing-to-redo = Er is niets om terug te halen.
reason-table-stale = Iemand was sneller; kijk nog eens.
reason-table-full = Deze tafel heeft meer beurten gezien dan een spel kan hebben.
reason-table-not-late = De tijd voor deze beurt is nog niet om; even geduld.
reason-table-no-days = Er zijn dit jaar niet meer zoveel vrije dagen over.
reason-table-ended = De spelers hebben dit spel beëindigd.
