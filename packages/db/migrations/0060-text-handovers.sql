-- Text messages that were about to be handed to their provider: one that is found here again is not sent a second time.
create table text_handover (
  mail_id uuid primary key references mail on delete cascade
);
