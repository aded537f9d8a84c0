-- A mail about an interview brings its calendar file: the method that calendars act by, and the file.
alter table mail add column calendar text;
alter table mail add column calendar_method text check (calendar_method in ('REQUEST', 'CANCEL'));
