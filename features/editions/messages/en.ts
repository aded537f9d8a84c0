import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  edition: { standard: 'Standard', advanced: 'Advanced', business: 'Business' },
  billing: { month: 'by the month', year: 'by the year' },
  bought: { edition: 'Edition', billing: 'Paid', hrAccounts: 'HR accounts', extra: 'Extra uses a year' },
  quota: {
    hrAccounts: 'HR accounts',
    interviewers: 'Interviewer accounts',
    jobs: 'Jobs',
    storage: 'Resumes and attachments',
    aiInterviewL2: 'AI interviews L2',
    aiInterviewL5: 'AI interviews L5',
    onlineExam: 'Online exams',
    codingExam: 'Coding exams',
    cognition: 'Cognition tests',
    personality: 'Personality tests',
    mentalHealth: 'Mental health tests',
    sms: 'Text messages',
    mails: 'E-mails',
  },
  refusal: {
    hrAccountsUsedUp:
      'All {most, number} HR accounts of your edition are taken. Freeze one that nobody needs any more, or ask sales for more',
    interviewersUsedUp:
      'All {most, number} interviewer accounts of your edition are taken. Freeze one that nobody needs any more, or ask sales for another edition',
    storageUsedUp:
      'The {megabytes, number} MB of storage of your edition have no room for this file. Delete attachments that nobody needs any more, or ask sales for another edition',
    mailsUsedUp:
      'Of the {most, number} mails of this period {left, plural, one {# is} other {# are}} left: not enough for this. Ask sales for another edition',
  },
}
