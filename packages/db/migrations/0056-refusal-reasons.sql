-- Why a company turns candidates down, in the words that its people choose among.
create table refusal_reason (
  id uuid primary key,
  company_id uuid not null references company,
  -- From 1, in the order in which they are offered.
  place integer not null,
  reason text not null,
  unique (company_id, reason)
);
-- How often people changed them; what was never changed here follows the company's file.
alter table company add column refusal_reasons_revision integer not null default 0;
