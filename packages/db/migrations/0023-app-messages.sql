-- A message into a conversation of a messaging app goes through the same queue: `to_address` is the conversation.
alter table mail add column channel text not null default 'mail' check (channel in ('mail', 'dingtalk'));
-- Whom a message is from, as the app names them; null for e-mail.
alter table mail add column sender text;
alter table mail add constraint mail_sender check ((channel = 'mail') = (sender is null));
