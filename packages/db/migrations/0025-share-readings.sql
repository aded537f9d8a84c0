-- How long each section of a report was in view by a share, over all its visits.
create table share_reading (
  share_grant_id uuid not null references share_grant on delete cascade,
  company_id uuid not null references company,
  -- By its tabs: `22`, and inner ones after a dot, `1.0`.
  section text not null,
  viewed_ms bigint not null,
  primary key (share_grant_id, section)
);

-- When a visit last told what was in view; null before it told anything.
alter table share_session add column told_at timestamptz;
