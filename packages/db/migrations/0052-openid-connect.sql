-- A company's own provider of identities, by OpenID Connect.
create table oidc_provider (
  id uuid primary key,
  company_id uuid not null references company,
  label text not null,
  issuer text not null,
  client_id text not null,
  auth_method text not null check (auth_method in ('client_secret', 'private_key_jwt')),
  -- The client's secret, or its private key; sealed.
  sealed_secret text not null,
  public_key jsonb,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index oidc_provider_company on oidc_provider (company_id, created_at);

-- By which provider an e-mail address signs in: a domain belongs to one.
create table oidc_domain (
  domain text primary key,
  provider_id uuid not null references oidc_provider on delete cascade,
  company_id uuid not null references company
);
create index oidc_domain_provider on oidc_domain (provider_id);

-- Who at a provider is which account.
create table oidc_link (
  id uuid primary key,
  company_id uuid not null references company,
  issuer text not null,
  subject text not null,
  account_id uuid not null references account,
  email text not null,
  linked_at timestamptz not null,
  unique (company_id, issuer, subject),
  unique (company_id, issuer, account_id)
);
create index oidc_link_account on oidc_link (account_id);

-- Sign-ins that left for a provider and have not come back; each comes back once. Without a provider: an address of no
-- company, whose answer must look and take as the others do.
create table oidc_sign_in (
  state_hash text primary key,
  browser_hash text not null,
  provider_id uuid references oidc_provider on delete cascade,
  nonce text not null,
  code_verifier text not null,
  target text,
  -- Who asked to link an identity with their account.
  account_id uuid references account,
  expires_at timestamptz not null
);
create index oidc_sign_in_expiry on oidc_sign_in (expires_at);
