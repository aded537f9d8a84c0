-- How often a provider was saved, so that one administrator does not undo what another one saved meanwhile; and the form
-- in which the provider took the client's secret when the connection was tested.
alter table oidc_provider
  add column revision integer not null default 0,
  add column secret_form text check (secret_form in ('basic', 'basicPlain', 'post'));
