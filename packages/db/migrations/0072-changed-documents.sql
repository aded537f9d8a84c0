-- When a part of an interview came in again and had changed; null where it never did, or before this was kept.
alter table interview_document add column changed_at timestamptz;
