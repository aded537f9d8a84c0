-- How far a lead is: who said so and when, with a note, and whether sales were reminded of it.
alter table lead add column state text not null default 'new' check (state in ('new', 'contacted', 'won', 'lost'));
alter table lead add column note text not null default '';
alter table lead add column revision integer not null default 0;
alter table lead add column changed_at timestamptz;
alter table lead add column changed_by_account_id uuid references account;
alter table lead add column reminded_at timestamptz;

-- Leads from before are not reminded of.
update lead set reminded_at = now();
create index lead_to_remind_of on lead (created_at) where state = 'new' and reminded_at is null;
create index lead_by_phone on lead (company_id, phone, created_at desc);
