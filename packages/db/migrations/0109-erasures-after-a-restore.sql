-- After a restored backup an operator erases again whom the newer database had erased.
alter table erasure drop constraint erasure_rule_check;
alter table erasure add constraint erasure_rule_check check (rule in ('retention', 'candidate', 'restored'));
