import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    linkOver: 'This link no longer works. Open the link in the latest email, or contact the recruiter',
    tooManyTries: 'Too many tries. Try again in {minutes, plural, one {# minute} other {# minutes}}',
    planCancelled: 'The company has cancelled this interview',
    endBeforeStart: 'An interview must end after it starts',
    timeOver: 'This time has already passed',
    tooLong: 'An interview can last at most 12 hours',
    tooFarAhead: 'A time can be at most one year ahead',
    unknownZone: 'There is no such time zone',
    unknownRound: 'The position has no such round',
    roundNameMissing: 'Enter the round',
    noLink: 'Enter a meeting link that begins with http:// or https://',
    placeMissing: 'Enter where the interview takes place',
    noMeetingServer: 'No meeting server is set up. Choose another kind of interview',
    wrongAddress: 'This is not an email address',
    unknownInterviewer: 'One of the interviewers does not exist or is frozen',
    interviewerTaken: 'Already taken at this time: {names}',
    tooManyPlans: 'You can schedule at most {most, number} interviews with a candidate',
    changedMeanwhile: 'Somebody else has just changed this interview. Reload the page and try again',
    cancelled: 'This interview is cancelled',
    alreadyHeld: 'This interview has been held. It can no longer be changed or cancelled.',
    notInterviewer: 'You are not an interviewer of this interview',
    interviewOver: 'This interview has started, so it can no longer be answered',
    answeredOften: 'You have changed your answer too often today. Try again tomorrow',
    wrongDay: 'The date is not the day on which the interview starts',
    wrongWeek: 'At most 10 days can be viewed at once',
  },
  event: { title: '{round} interview: {candidate}' },
  mail: {
    planned: {
      subject: '{company} interview invitation: {round} · {about}',
      text: '{reader, select, candidate {Hello, {company} invites you to the interview “{round}”. Time and place are below; a calendar file is attached.} other {{who} has scheduled an interview. A calendar file is attached.}}',
      choiceSubject: '{company} interview confirmed: {round} · {about}',
      choice:
        '{reader, select, candidate {Hello, the time that you chose for “{round}” is confirmed. You do not need to confirm it again. A calendar file is attached.} other {The candidate has chosen the time of this interview. A calendar file is attached.}}',
    },
    changed: {
      subject: '{company} interview changed: {round} · {about}',
      text: '{reader, select, candidate {Hello, {company} has changed the interview “{round}”. The current time and place are below. The attached file updates your calendar.} other {{who} has changed this interview. The attached file updates your calendar.}}',
      choiceSubject: '{company} interview rescheduled: {round} · {about}',
      choice:
        '{reader, select, candidate {Hello, the interview “{round}” has moved to the time that you chose. You do not need to confirm it again. The attached file updates your calendar.} other {The candidate has rescheduled this interview. The attached file updates your calendar.}}',
    },
    cancelled: {
      subject: '{company} interview cancelled: {round} · {about}',
      text: '{reader, select, candidate {Hello, {company} has cancelled the interview “{round}”. The attached file removes it from your calendar.} other {{who} has cancelled this interview. The attached file removes it from your calendar.}}',
    },
    reminded: {
      subject: '{company} interview soon: {round} · {about}',
      text: '{reader, select, candidate {Hello, this is a reminder: the interview “{round}” starts within a day.} other {Reminder: this interview starts within a day.}}',
    },
    ended: {
      subject: '{company}: your feedback on the {round} interview ({about})',
      text: 'This interview is over. Please give your feedback. If it did not take place, choose “Did not take place” on the same page.',
    },
    satisfaction: {
      subject: '{company}: how was your {round} interview?',
      text: 'Hello, thank you for the “{round}” interview. How was it for you?',
      readers:
        'The people at {company} who schedule interviews see your rating only after the hiring decision, or as part of a summary of five or more ratings. It does not affect the decision.',
      link: 'Rate the interview in a minute: {link}',
    },
    calendarTitle: '{company} interview: {round} · {about}',
    contact: 'Contact: {who}',
    position: 'Position: {position}',
    day: '{weekday}, {date}',
    time: 'Time: {day}, {from}–{to} ({zone}, {offset})',
    zones: {
      'Asia/Shanghai': 'Beijing time',
      'Asia/Taipei': 'Taipei time',
      'Asia/Hong_Kong': 'Hong Kong time',
    },
    interviewers: 'Interviewers: {names}',
    place: 'Place: {place}',
    link: 'Meeting link: {link}',
    password: 'Meeting password: {password}',
    info: 'Other information: {info}',
    reason: 'Reason: {reason}',
    report: 'Report of the candidate: {link}',
    news: {
      interview: '{candidate}, {round}',
      more: '{count, plural, one {# more interview} other {# more interviews}}.',
      interviewerRefused: {
        subject: '{company}: {name} cannot take part in the {round} interview ({candidate})',
        text: '{name} cannot take part in this interview. Choose another interviewer or another time.',
      },
      candidateRefused: {
        subject: '{company}: the candidate cannot come to the {round} interview ({candidate})',
        text: 'The candidate cannot come to this interview. It needs another time.',
      },
      candidateCancelled: {
        subject: '{company}: the candidate cancelled the {round} interview ({candidate})',
        text: 'The candidate cancelled a confirmed interview.',
      },
      interviewerFrozen: {
        subject:
          '{company}: {name}’s account is frozen, {count, plural, one {# interview needs} other {# interviews need}} another interviewer',
        text: '{name}’s account is frozen, so {name} can no longer hold these interviews. Choose other interviewers.',
      },
    },
    button: {
      candidate: 'Say whether you can come',
      settled: 'Reschedule or cancel',
      feedback: 'Give feedback',
      interviewer: 'Accept or decline',
      satisfaction: 'Rate the interview',
    },
    answer: {
      candidate: 'Say with this link whether you can come: {link}',
      settled: 'To reschedule or cancel, open: {link}',
      feedback: 'Give your feedback with this link: {link}',
      interviewer: 'Accept or decline with this link: {link}',
    },
    ownLink: 'The link is only for you. Please do not pass it on. You need no account.',
  },
}
