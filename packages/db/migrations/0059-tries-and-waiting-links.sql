-- Tries and paces that are over are found by their time and deleted in pieces, however many there are.
create index attempt_window_start on attempt (window_start);
create index sign_in_pace_free_at on sign_in_pace (free_at);
