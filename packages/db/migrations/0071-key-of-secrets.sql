-- By something that was sealed a start tells the key that belongs to this database. The newest, as keys may be changed.
insert into installation_secret (name, value)
select 'secretsKey', sealed
from (
  select totp.secret as sealed, second_factor.added_at as at
    from totp join second_factor using (account_id, kind)
  union all
  select sealed_secret, changed_at from oidc_provider
) as newest
order by at desc
limit 1
on conflict do nothing;
