-- A person of a company has a candidate for each position. Nothing is joined unasked: each candidate gets an own person.
create table person (
  id uuid primary key,
  company_id uuid not null references company,
  created_at timestamptz not null default now()
);
create index person_company on person (company_id);

alter table candidate add column person_id uuid references person;
insert into person (id, company_id, created_at) select id, company_id, applied_at from candidate;
update candidate set person_id = id;

-- A candidate that names no person is a new one. The process before this migration stores such candidates.
alter table candidate alter column person_id set default gen_random_uuid(), alter column person_id set not null;
create function ensure_person() returns trigger language plpgsql as $$
begin
  insert into person (id, company_id) values (new.person_id, new.company_id) on conflict do nothing;
  return new;
end $$;
create trigger candidate_person before insert on candidate for each row execute function ensure_person();
create index candidate_of_person on candidate (person_id);

-- Phones in E.164 and e-mails without case, by which one person is noticed in another application.
create table person_contact (
  candidate_id uuid not null references candidate on delete cascade,
  person_id uuid not null references person on delete cascade,
  company_id uuid not null references company,
  kind text not null check (kind in ('phone', 'email')),
  compared text not null,
  primary key (candidate_id, kind)
);
create index person_contact_compared on person_contact (company_id, kind, compared);
create index person_contact_person on person_contact (person_id);
-- A candidate whose phone and e-mail are still to be compared; a job does so for those from before this migration.
alter table candidate add column has_contacts boolean not null default false;
create index candidate_without_contacts on candidate (id) where not has_contacts;

-- A stage belongs to a company, or to one position alone. `wire_id` is its stageId: 1 2 8 9 by default, own ones from 1001.
create table stage (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company,
  position_id uuid references position on delete cascade,
  wire_id text not null,
  -- By language: {"cn", "en", "zh-TW"}. Without a name it has that of its default.
  names jsonb not null default '{}',
  -- 1 screening, 2 interview, 3 offer, 4 to 7 others, 8 hired, 9 rejected (R4-013, R4-029).
  kind smallint not null check (kind between 1 and 9),
  limit_days integer check (limit_days between 1 and 365),
  sort_index integer not null,
  -- Its records keep its name after it was removed from the list.
  removed_at timestamptz,
  unique (company_id, wire_id)
);
create index stage_position on stage (position_id) where position_id is not null;
alter table company add column stages_revision integer not null default 0;

-- What a position changes of the company's list: a stage left out, another order, another limit.
create table position_stage (
  position_id uuid not null references position on delete cascade,
  company_id uuid not null references company,
  stage_id uuid not null references stage on delete cascade,
  sort_index integer not null,
  limit_days integer check (limit_days between 1 and 365),
  primary key (position_id, stage_id)
);
create index position_stage_stage on position_stage (stage_id);

create function give_company_stages() returns trigger language plpgsql as $$
begin
  insert into stage (company_id, wire_id, kind, limit_days, sort_index) values
    (new.id, '1', 1, 3, 1),
    (new.id, '2', 2, 7, 2),
    (new.id, '1001', 3, 10, 3),
    (new.id, '8', 8, null, 8),
    (new.id, '9', 9, null, 9);
  return new;
end $$;
create trigger company_stages after insert on company for each row execute function give_company_stages();
insert into stage (company_id, wire_id, kind, limit_days, sort_index)
  select company.id, wire_id, kind, limit_days, sort_index from company, (values
    ('1', 1, 3, 1), ('2', 2, 7, 2), ('1001', 3, 10, 3), ('8', 8, null, 8), ('9', 9, null, 9)
  ) as given (wire_id, kind, limit_days, sort_index);
-- Stages of candidates that exist, by id and kind. The most frequent kind of an id is the kind of its stage.
insert into stage (company_id, wire_id, kind, sort_index)
  select distinct on (company_id, stage_id) company_id, stage_id, stage_type_kind, 4
    from candidate group by company_id, stage_id, stage_type_kind
    order by company_id, stage_id, count(*) desc, stage_type_kind
  on conflict do nothing;
-- Names of stages were a setting of the company. It stays for the process before this migration, and nothing else reads it.
insert into stage (company_id, wire_id, kind, sort_index)
  select company_id, named.key, 2, 5 from company_setting, jsonb_each_text(company_setting.value) as named
    where company_setting.key = 'stageNames' and jsonb_typeof(company_setting.value) = 'object'
  on conflict do nothing;
update stage set names = jsonb_build_object('cn', named.value, 'en', named.value, 'zh-TW', named.value)
  from company_setting, jsonb_each_text(company_setting.value) as named
  where company_setting.key = 'stageNames' and jsonb_typeof(company_setting.value) = 'object'
    and stage.company_id = company_setting.company_id and stage.wire_id = named.key;

-- An outcome stands beside the stage at which the candidate ended. `stage_type_kind` is what the wire sends: 8 or 9 with one.
alter table candidate
  add column stage_since timestamptz,
  add column outcome text check (outcome in ('hired', 'rejected', 'withdrew')),
  add column outcome_at timestamptz,
  add column outcome_reason text not null default '';
update candidate set stage_since = updated_at,
  outcome = case stage_type_kind when 8 then 'hired' when 9 then 'rejected' end,
  outcome_at = case when stage_type_kind in (8, 9) then updated_at end;
alter table candidate alter column stage_since set not null, alter column stage_since set default now();
create index candidate_stage on candidate (position_id, stage_id);

-- The last own values of the bundle. A field follows the bundle only when the bundle's own value differs from these.
alter table candidate add column imported jsonb;
update candidate set imported = jsonb_build_object(
  'name', name, 'nameLatin', name_latin, 'phone', phone, 'email', email, 'gender', gender, 'age', age,
  'education', education, 'nativePlace', native_place, 'referee', referee, 'workYears', work_years,
  'stageId', stage_id, 'stageTypeKind', stage_type_kind) where import_hash is not null;

-- Who added a candidate here, and how: by hand, from a dropped resume, or for another position.
alter table candidate
  add column source text not null default '',
  add column added_by_account_id uuid references account,
  add column added_by text check (added_by in ('hand', 'drop', 'position')),
  add column revision integer not null default 0;

-- Every move of a candidate with before and after. An account of null is a bundle.
create table candidate_move (
  id uuid primary key,
  company_id uuid not null references company,
  candidate_id uuid not null references candidate on delete cascade,
  from_stage_id text not null,
  to_stage_id text not null,
  from_outcome text,
  to_outcome text,
  -- When the candidate had come to the stage that it left.
  from_since timestamptz not null,
  reason text not null default '',
  by_account_id uuid references account,
  moved_at timestamptz not null
);
create index candidate_move_candidate on candidate_move (candidate_id, moved_at);

-- Every change of a candidate's base fields, field by field. An account of null is a bundle.
create table candidate_edit (
  id uuid primary key,
  company_id uuid not null references company,
  candidate_id uuid not null references candidate on delete cascade,
  field text not null,
  from_value jsonb,
  to_value jsonb,
  by_account_id uuid references account,
  changed_at timestamptz not null
);
create index candidate_edit_candidate on candidate_edit (candidate_id, changed_at);

-- Positions that people write here. `name` and `name_latin` stay the Chinese and English names.
alter table position
  add column name_tw text,
  add column grade text not null default '',
  add column place text not null default '',
  add column seats integer not null default 1 check (seats between 1 and 999),
  add column description jsonb not null default '{}',
  add column salary jsonb,
  add column languages text[] not null default '{}',
  add column state text not null default 'open' check (state in ('draft', 'open', 'closed')),
  add column opened_at timestamptz,
  add column closed_at timestamptz,
  add column revision integer not null default 0,
  add column added_by_account_id uuid references account;
update position set opened_at = created_at;
create index position_state on position (company_id, state);

-- Who recruits for a position and who interviews for it. It opens no report by itself.
create table position_account (
  position_id uuid not null references position on delete cascade,
  company_id uuid not null references company,
  account_id uuid not null references account on delete cascade,
  part text not null check (part in ('recruits', 'interviews')),
  primary key (position_id, part, account_id)
);
create index position_account_account on position_account (account_id);
