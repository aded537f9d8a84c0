-- Why a mail did not go out is stored as a code, which readers see in their own language.
update mail
set last_error = case last_error
  when 'what it opens is over' then 'linkOver'
  when 'it came too late to be of use' then 'tooLate'
  else 'outcomeUnknown'
end
where last_error in (
  'what it opens is over',
  'it came too late to be of use',
  'an earlier try ended without saying whether it went out'
);
