-- What a passkey was added with, as the client named itself: it tells a person which one it is.
alter table passkey add column user_agent text;
