-- Codes of registrations are kept with all other codes by text message.
drop table registration_code;
