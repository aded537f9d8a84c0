-- Each remark has a row of its own since 0016, and no process that wrote them here is at work any more.
alter table recommendation drop column note;
