import type { RefusalCase } from './refusals-of-services-under-test.ts'

export const postfix: readonly Omit<RefusalCase, 'by'>[] = [
  {
    at: 'RCPT TO',
    answer: '454 4.7.1 <zhou@partner.example>: Relay access denied',
    is: 'ours: sender',
  },
  {
    at: 'RCPT TO',
    answer: '554 5.7.1 <zhou@partner.example>: Relay access denied',
    is: 'ours: sender',
  },
  {
    at: 'RCPT TO',
    answer:
      '553 5.7.1 <candor@company.example>: Sender address rejected: not owned by user candor@company.example',
    is: 'ours: sender',
  },
  {
    at: 'RCPT TO',
    answer: '550 5.1.8 <candor@company.example>: Sender address rejected: Domain not found',
    is: 'ours: sender',
  },
  {
    at: 'RCPT TO',
    answer:
      '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org; https://www.spamhaus.org/query/ip/192.0.2.1',
    is: 'ours: reputation',
  },
  {
    at: 'DATA',
    answer: '550 5.7.1 Spam message rejected',
    is: 'ours: content',
  },
  {
    at: 'DATA',
    answer: '554 5.7.1 Message rejected due to content restrictions',
    is: 'ours: content',
  },
  {
    at: 'MAIL FROM',
    answer: '552 5.3.4 Message size exceeds fixed limit',
    is: 'ours: content',
  },
  {
    at: 'RCPT TO',
    answer:
      '550 5.1.1 <zhou@partner.example>: Recipient address rejected: User unknown in local recipient table',
    is: 'theirs',
  },
  {
    at: 'RCPT TO',
    answer: '550 5.1.2 <zhou@partner.example>: Recipient address rejected: Domain not found',
    is: 'theirs',
  },
  {
    at: 'RCPT TO',
    answer:
      '552 5.2.2 <zhou@partner.example>: Recipient address rejected: Quota exceeded (mailbox for user is full)',
    is: 'theirs',
  },
  {
    at: 'RCPT TO',
    answer:
      '450 4.2.0 <zhou@partner.example>: Recipient address rejected: Greylisted, see http://postgrey.schweikert.ch/help/partner.example.html',
    is: 'later',
  },
  { at: 'MAIL FROM', answer: '452 4.3.1 Insufficient system storage', is: 'all' },
]
export const exim: readonly Omit<RefusalCase, 'by'>[] = [
  { at: 'RCPT TO', answer: '550 relay not permitted', is: 'ours: sender' },
  {
    at: 'RCPT TO',
    answer:
      '550-Verification failed for <candor@company.example>\n550-Unrouteable address\n550 Sender verify failed',
    is: 'ours: sender',
  },
  { at: 'RCPT TO', answer: '550 Administrative prohibition', is: 'ours: reputation' },
  {
    at: 'MAIL FROM',
    answer: '550 Access denied - Invalid HELO name (See RFC2821 4.1.1.1)',
    is: 'ours: reputation',
  },
  { at: 'DATA', answer: '550 This message contains malware (Eicar-Test-Signature)', is: 'ours: content' },
  { at: 'DATA', answer: '550 Administrative prohibition', is: 'ours: reputation' },
  { at: 'DATA', answer: '550 Message headers fail syntax check', is: 'ours: content' },
  {
    at: 'RCPT TO',
    answer:
      '550-The mail server could not deliver mail to zhou@partner.example.\n550-The account or domain may not exist, they may be blacklisted, or missing\n550 the proper dns entries.',
    is: 'theirs',
  },
  { at: 'RCPT TO', answer: '550 Unrouteable address', is: 'theirs' },
  { at: 'RCPT TO', answer: '550 unknown user', is: 'theirs' },
  { at: 'RCPT TO', answer: '550 No Such User Here', is: 'theirs' },
  { at: 'RCPT TO', answer: '451 Temporary local problem - please try later', is: 'later' },
]
