-- Tries and paces that are over are found by their time and deleted in pieces, however many there are.
create index attempt_window_start on attempt (window_start);
create index sign_in_pace_free_at on sign_in_pace (free_at);

-- Whom the messaging app knows by a sign-in that waits for its second step: the link is stored with the session alone.
alter table pending_sign_in add column open_id text;
