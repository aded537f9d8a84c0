-- Who asked for a trial on the public pages: kept for the company that runs them.
create table lead (
  id uuid primary key,
  company_id uuid not null references company,
  company_name text not null,
  user_name text not null,
  position text not null,
  prefix_phone text not null,
  phone text not null,
  created_at timestamptz not null
);
create index lead_by_company on lead (company_id, id desc);

-- The code last sent to a number; the code itself is in the message alone.
create table registration_code (
  company_id uuid not null references company,
  phone text not null,
  code_hash text not null,
  sent_at timestamptz not null,
  tries integer not null default 0,
  lead_id uuid references lead,
  primary key (company_id, phone)
);

-- A text message goes through the same queue: `to_address` is the number.
alter table mail drop constraint mail_channel_check;
alter table mail add constraint mail_channel_check check (channel in ('mail', 'dingtalk', 'sms'));
alter table mail drop constraint mail_sender;
alter table mail add constraint mail_sender check ((channel = 'dingtalk') = (sender is not null));
