// Makes the browser load the date tables of the language in this worker's name; all pages then find them loaded.
Intl.DateTimeFormat(self.name)
close()
