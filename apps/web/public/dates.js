// Has the browser read the tables of dates in the language that this worker is named after; all pages find them read then.
Intl.DateTimeFormat(self.name)
close()
