import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  edition: { standard: 'Standard', advanced: 'Advanced', business: 'Business' },
  billing: { month: 'monthly', year: 'yearly' },
  bought: { edition: 'Edition', billing: 'Paid', hrAccounts: 'HR accounts', extra: 'Extra uses per year' },
  quota: {
    hrAccounts: 'HR accounts',
    interviewers: 'Interviewer accounts',
    jobs: 'Jobs',
    storage: 'Resumes and attachments',
    aiInterviewL2: 'AI interviews L2',
    aiInterviewL5: 'AI interviews L5',
    onlineExam: 'Online exams',
    codingExam: 'Coding exams',
    cognition: 'Cognitive tests',
    personality: 'Personality tests',
    mentalHealth: 'Mental health tests',
    sms: 'Text messages',
    mails: 'Emails',
  },
  refusal: {
    hrAccountsUsedUp:
      'All {most, number} HR accounts of your edition are in use. Freeze one that nobody needs any more, or ask sales for more',
    interviewersUsedUp:
      'All {most, number} interviewer accounts of your edition are in use. Freeze one that nobody needs any more, or ask sales for another edition',
    jobsUsedUp:
      'All {most, number} positions of the edition are open. Close a position first, or ask sales for another edition',
    storageUsedUp:
      'There is no room for this file in the {megabytes, number} MB of storage of your edition. Delete attachments that nobody needs any more, or ask sales for another edition',
    mailsUsedUp:
      'Not enough emails: only {left, number} of {most, number} left in this period. Ask sales for another edition',
  },
}
