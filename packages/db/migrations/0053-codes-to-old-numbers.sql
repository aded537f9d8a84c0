-- A number changes for whoever holds the telephone of the old one, where the account has no password.
alter table text_code drop constraint text_code_purpose_check;
alter table text_code add constraint text_code_purpose_check
  check (purpose in ('signIn', 'registration', 'binding', 'ownNumber', 'oldNumber'));
