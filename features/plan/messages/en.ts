import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    linkOver: 'This link is not valid or no longer works. Use the newest one that you were sent',
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
    wrongAddress: 'This is not an e-mail address',
    unknownInterviewer: 'One of the interviewers does not exist or is frozen',
    interviewerTaken: 'Already taken at this time: {names}',
    tooManyPlans: 'You can plan at most {most, number} interviews with a candidate',
    changedMeanwhile: 'Somebody else has just changed this interview. Reload the page and try again',
    cancelled: 'This interview is cancelled',
    notInterviewer: 'You are not an interviewer of this interview',
    interviewOver: 'This interview has started, so it can no longer be answered',
    answeredOften: 'You have changed your answer too often today. Try again tomorrow',
    wrongDay: 'The date is not the day on which the interview starts',
    wrongWeek: 'At most 10 days can be viewed at once',
  },
  event: { title: '{round} interview: {candidate}' },
  mail: {
    planned: {
      subject: '{company}: {round} interview planned ({about})',
      text: '{who} has planned an interview. A calendar file is attached.',
      choice:
        '{choiceFor, select, candidate {You have} other {The candidate has}} chosen the time of this interview. A calendar file is attached.',
    },
    changed: {
      subject: '{company}: {round} interview changed ({about})',
      text: '{who} has changed this interview. The attached file updates your calendar.',
      choice:
        '{choiceFor, select, candidate {You have} other {The candidate has}} moved this interview to another time. The attached file updates your calendar.',
    },
    cancelled: {
      subject: '{company}: {round} interview cancelled ({about})',
      text: '{who} has cancelled this interview. The attached file removes it from your calendar.',
    },
    reminded: {
      subject: '{company}: {round} interview soon ({about})',
      text: 'Reminder: this interview starts within a day.',
    },
    ended: {
      subject: '{company}: your feedback on the {round} interview ({about})',
      text: 'This interview is over. Please give your feedback, or mark it in the report as not held.',
    },
    satisfaction: {
      subject: '{company}: how was your {round} interview?',
      text: 'Thank you for the “{round}” interview. How was it for you? Your answer is read by the people who plan interviews.',
      link: 'It takes a minute: {link}\nThis link is only for you. Please do not share it. You need no account.',
    },
    position: 'Position: {position}',
    time: 'Time: {from} to {to} ({zone}, {offset})',
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
        subject: '{company}: {name} declined the {round} interview ({candidate})',
        text: '{name} declined this interview. Choose another interviewer or another time.',
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
    answer: {
      candidate:
        'Let us know with this link whether you can come: {link}\nThis link is only for you. Please do not share it. You need no account.',
      feedback:
        'Give your feedback with this link: {link}\nThis link is only for you. Please do not share it. You need no account.',
      interviewer:
        'Accept or decline with this link: {link}\nThis link is only for you. Please do not share it. You need no account.',
    },
  },
}
