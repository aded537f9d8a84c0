-- Whose voice one of the voices of an interview's transcripts is, as a person said. A label of a recogniser holds for the
-- transcript with this hash alone; a name, which has no hash, holds for the whole interview.
create table interview_voice (
  interview_id uuid not null references interview (id) on delete cascade,
  company_id uuid not null references company (id),
  voice text not null check (length(voice) <= 600),
  role text not null check (role in ('candidate', 'another')),
  transcript_hash text,
  named_by_account_id uuid not null references account (id),
  named_at timestamptz not null,
  primary key (interview_id, voice)
);
create index interview_voice_company on interview_voice (company_id);
create index interview_voice_account on interview_voice (named_by_account_id);
