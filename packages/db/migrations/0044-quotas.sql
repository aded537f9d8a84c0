-- What a company bought of its edition: paid by the month or by the year, and for how many HR accounts. Where it is not
-- known, by the year and for the fewest that the edition is sold for.
alter table company add column billing text check (billing in ('month', 'year'));
alter table company add column hr_accounts integer check (hr_accounts > 0);

-- What was used of a quota: of one that is counted anew in each period, in the period that began then.
create table quota_use (
  company_id uuid not null references company,
  quota text not null,
  period_start timestamptz,
  used bigint not null,
  primary key (company_id, quota)
);

-- Uses in a year that a company bought beside those of its edition.
create table quota_extra (
  company_id uuid not null references company,
  quota text not null,
  uses_per_year integer not null check (uses_per_year >= 500),
  primary key (company_id, quota)
);

-- What administrators were told of a quota: at 80 percent, and once it was used up.
create table quota_warning (
  company_id uuid not null references company,
  quota text not null,
  period_start timestamptz not null,
  percent smallint not null check (percent in (80, 100)),
  warned_at timestamptz not null,
  primary key (company_id, quota, period_start, percent)
);

-- The uses that were counted of a finished interview. Of those from before all were: none counts when it comes again.
alter table interview add column counted_uses text[] not null
  default '{aiInterviewL2,aiInterviewL5,onlineExam,codingExam,cognition,personality,mentalHealth}';
alter table interview alter column counted_uses set default '{}';

insert into quota_use (company_id, quota, period_start, used)
  select mail.company_id, 'mails', company.edition_since, count(*)
    from mail join company on company.id = mail.company_id
    where mail.channel = 'mail' and mail.created_at >= company.edition_since
      and company.edition_since > now() - interval '1 year'
    group by mail.company_id, company.edition_since;

-- Documents take of the storage, recordings and pictures do not.
create function is_document(content_type text) returns boolean language sql immutable as $$
  select content_type !~ '^(video|audio|image)/'
$$;

insert into quota_use (company_id, quota, used)
  select company_id, 'storage', sum(size_bytes) from stored_file where is_document(content_type) group by company_id;

create function count_stored_file() returns trigger language plpgsql as $$
declare
  of_company uuid := case when tg_op = 'INSERT' then new.company_id else old.company_id end;
  bytes bigint := case when tg_op = 'INSERT' then new.size_bytes else -old.size_bytes end;
begin
  insert into quota_use (company_id, quota, used) values (of_company, 'storage', bytes)
    on conflict (company_id, quota) do update set used = quota_use.used + excluded.used;
  return null;
end
$$;

-- At the end of the transaction: whoever stores or removes a file holds the count no longer than that takes.
create constraint trigger stored_file_added after insert on stored_file deferrable initially deferred
  for each row when (is_document(new.content_type)) execute function count_stored_file();
create constraint trigger stored_file_removed after delete on stored_file deferrable initially deferred
  for each row when (is_document(old.content_type)) execute function count_stored_file();
