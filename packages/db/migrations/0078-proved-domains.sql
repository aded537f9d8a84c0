-- A domain of e-mail addresses leads people to a provider once its company has proved it, by a TXT record with the token
-- of the row. Several companies may name one domain until then. Domains from before are not proved. A process from
-- before reads them as it did, and stores no provider any more: its statement fails.
alter table oidc_domain
  add column proof_token text,
  -- When the record was found. Null: not proved.
  add column proved_at timestamptz,
  -- When the record was looked for, and answered, last.
  add column checked_at timestamptz;
update oidc_domain set proof_token = replace(gen_random_uuid()::text, '-', '');
alter table oidc_domain
  alter column proof_token set not null,
  drop constraint oidc_domain_pkey,
  add primary key (company_id, domain);
create unique index oidc_domain_proved on oidc_domain (domain) where proved_at is not null;
create index oidc_domain_name on oidc_domain (domain);
create index oidc_domain_check on oidc_domain (checked_at) where proved_at is not null;
