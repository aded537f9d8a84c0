-- Interviews with people: the rounds of a position, the plans of candidates, whom they name, and what interviewers found.

create table interview_round (
  id uuid primary key,
  company_id uuid not null references company,
  position_id uuid not null references position on delete cascade,
  -- From 1, in the order in which they are held.
  place integer not null,
  name text not null,
  -- What its interviewers fill in; null where they write without a form.
  form_id uuid,
  unique (company_id, id),
  unique (position_id, place),
  foreign key (company_id, form_id) references assessment_form (company_id, id)
);

create table interview_plan (
  id uuid primary key,
  company_id uuid not null references company,
  candidate_id uuid not null references candidate on delete cascade,
  position_id uuid not null references position,
  -- By which a bundle names it; null for one that was made here.
  external_id text,
  round_id uuid references interview_round on delete set null,
  -- By which a bundle names its round.
  round_external_id text,
  round_name text not null,
  form_id uuid,
  -- The day, in its own zone; alone where the time is not set yet.
  interview_date date,
  starts_at timestamptz,
  ends_at timestamptz,
  -- The IANA zone that the time was meant in; null for the company's.
  zone text,
  -- 0 in person, 1 a room of our own, 2 online, 3 a meeting elsewhere, 4 other.
  room_type smallint not null check (room_type between 0 and 4),
  -- 0 in person, 1 by video, 2 by voice; null: by the kind of room.
  interview_mode smallint,
  -- 3: cancelled. Other values are as they were imported.
  status smallint not null default 0,
  -- The candidate's: 0 none, 1 accepted, 2 rejected, 3 cancelled.
  response_status smallint not null default 0,
  room_number text,
  meeting_url text,
  candidate_password text,
  other_info text,
  offline_location text,
  cancel_reason text,
  created_by_account_id uuid references account,
  created_by_name text,
  created_at timestamptz not null,
  -- When a person changed it here: no import undoes that. Null until then.
  changed_at timestamptz,
  -- Of its calendar file: raised by each change.
  sequence integer not null default 0,
  unique (company_id, id),
  unique (candidate_id, external_id),
  foreign key (company_id, form_id) references assessment_form (company_id, id)
);
create index interview_plan_candidate on interview_plan (candidate_id, created_at desc, id);
create index interview_plan_time on interview_plan (company_id, starts_at) where status <> 3 and starts_at is not null;

create table interview_plan_interviewer (
  id uuid primary key,
  company_id uuid not null references company,
  plan_id uuid not null,
  -- From 1, in the order in which they are named.
  place integer not null,
  account_id uuid references account,
  -- The id or the e-mail by which a bundle names whoever has no account here, or did not have one then.
  external_id text,
  name text not null,
  leads boolean not null default false,
  password text,
  room_url text,
  -- 0 not answered, 1 accepted, 2 refused.
  receive_status smallint not null default 0,
  refuse_reason text,
  answered_at timestamptz,
  unique (plan_id, place),
  unique (plan_id, account_id),
  foreign key (company_id, plan_id) references interview_plan (company_id, id) on delete cascade
);
create index interview_plan_interviewer_account on interview_plan_interviewer (company_id, account_id) where account_id is not null;
create index interview_plan_interviewer_external on interview_plan_interviewer (company_id, lower(external_id)) where account_id is null;

create table interview_plan_guest (
  id uuid primary key,
  company_id uuid not null references company,
  plan_id uuid not null,
  place integer not null,
  account_id uuid references account,
  name text not null,
  email text,
  unique (plan_id, place),
  foreign key (company_id, plan_id) references interview_plan (company_id, id) on delete cascade
);

create table interview_feedback (
  id uuid primary key,
  company_id uuid not null references company,
  candidate_id uuid not null references candidate on delete cascade,
  plan_id uuid not null,
  external_id text,
  -- Whose opinion it is; null for an imported one.
  account_id uuid references account,
  author_name text,
  -- 1 passed, 0 rejected, 4 not held; anything else is open. Null while a draft leaves it open.
  result smallint,
  content text not null default '',
  created_by_account_id uuid references account,
  created_at timestamptz not null,
  updated_by_account_id uuid references account,
  updated_by_name text,
  updated_at timestamptz not null,
  -- Null while it is a draft, which its author alone sees.
  submitted_at timestamptz,
  -- The version of the form that its answers are given on.
  form_version_id uuid,
  answers jsonb,
  total numeric,
  unique (company_id, id),
  unique (plan_id, account_id),
  unique (plan_id, external_id),
  foreign key (company_id, form_version_id) references assessment_form_version (company_id, id),
  foreign key (company_id, plan_id) references interview_plan (company_id, id) on delete cascade
);
create index interview_feedback_candidate on interview_feedback (candidate_id);

-- Plans that an older version kept as one document of the candidate become rows. Several of one document may share an id: the
-- later ones get a number behind it, as an import gives them.
do $$
declare
  kept record;
  plan jsonb;
  feedback jsonb;
  planned uuid;
  distinct_id text;
  copy int;
begin
  for kept in
    select document.company_id, document.candidate_id, document.document, document.received_at, candidate.position_id
    from candidate_document as document join candidate on candidate.id = document.candidate_id
    where part = 'interviewPlans'
  loop
    for plan in select value from jsonb_array_elements(kept.document) with ordinality order by ordinality loop
      distinct_id := plan ->> 'externalId';
      copy := 2;
      while exists (
        select from interview_plan where candidate_id = kept.candidate_id and external_id = distinct_id
      ) loop
        distinct_id := format('%s (%s)', plan ->> 'externalId', copy);
        copy := copy + 1;
      end loop;
      planned := gen_random_uuid();
      insert into interview_plan (
        id, company_id, candidate_id, position_id, external_id, round_external_id, round_name, interview_date,
        starts_at, ends_at, room_type, interview_mode, status, response_status, room_number, meeting_url,
        candidate_password, other_info, offline_location, created_by_name, created_at
      ) values (
        planned, kept.company_id, kept.candidate_id, kept.position_id, distinct_id,
        plan ->> 'interviewRoundId', plan ->> 'interviewRoundName', (plan ->> 'interviewDate')::date,
        to_timestamp((plan ->> 'interviewStartTime')::numeric / 1000),
        to_timestamp((plan ->> 'interviewEndTime')::numeric / 1000),
        (plan ->> 'planRoomType')::smallint, (plan ->> 'interviewMode')::smallint,
        coalesce((plan ->> 'status')::smallint, 0), coalesce((plan ->> 'responseStatus')::smallint, 0),
        plan ->> 'interviewRoomNo', plan ->> 'tencentMeetingUrl', plan ->> 'candidatePassword',
        plan ->> 'interviewOtherInfo', plan ->> 'offlineLocation', plan ->> 'createUserName',
        to_timestamp((plan ->> 'createDate')::numeric / 1000)
      );
      insert into interview_plan_interviewer (id, company_id, plan_id, place, external_id, name, password, room_url)
      select gen_random_uuid(), kept.company_id, planned, place, named ->> 'interviewerId', named ->> 'interviewerName',
        named ->> 'interviewerPassword', named ->> 'interviewerPcInterviewUrl'
      from jsonb_array_elements(coalesce(plan -> 'interviewerInfoList', '[]')) with ordinality as given (named, place);
      insert into interview_plan_guest (id, company_id, plan_id, place, name)
      select gen_random_uuid(), kept.company_id, planned, place, named ->> 'guestUserName'
      from jsonb_array_elements(coalesce(plan -> 'guestUserList', '[]')) with ordinality as given (named, place);
      for feedback in
        select value from jsonb_array_elements(coalesce(plan -> 'interviewFeedbackList', '[]')) with ordinality order by ordinality
      loop
        distinct_id := feedback ->> 'externalId';
        copy := 2;
        while exists (select from interview_feedback where plan_id = planned and external_id = distinct_id) loop
          distinct_id := format('%s (%s)', feedback ->> 'externalId', copy);
          copy := copy + 1;
        end loop;
        insert into interview_feedback (
          id, company_id, candidate_id, plan_id, external_id, author_name, result, content, created_at, updated_by_name,
          updated_at, submitted_at
        ) values (
          gen_random_uuid(), kept.company_id, kept.candidate_id, planned, distinct_id, feedback ->> 'lastUpdateByName',
          (feedback ->> 'interviewResult')::smallint, coalesce(feedback ->> 'feedbackContent', ''), kept.received_at,
          feedback ->> 'lastUpdateByName', kept.received_at, kept.received_at
        );
      end loop;
    end loop;
  end loop;
  delete from candidate_document where part = 'interviewPlans';
end $$;
