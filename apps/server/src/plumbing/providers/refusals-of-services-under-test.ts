import type { SmtpAnswer } from '@candor/testkit/refusing-smtp'

/** An answer of a mail server, and the error that a mail meets at it. */
export interface RefusalCase {
  readonly by: string
  readonly at: SmtpAnswer['at']
  readonly answer: string
  readonly is: string
}

/** Answers as these servers write them, with other names. */
export const microsoft: readonly Omit<RefusalCase, 'by'>[] = [
  {
    at: 'AUTH',
    answer:
      '535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Tenant. [AM0P190CA0010]',
    is: 'ours: login',
  },
  { at: 'AUTH', answer: '535 5.7.3 Authentication unsuccessful [BL0PR0102CA0043]', is: 'ours: login' },
  {
    at: 'MAIL FROM',
    answer: '530 5.7.57 Client not authenticated to send mail. [AM0P190CA0010]',
    is: 'ours: login',
  },
  {
    at: 'DATA',
    answer:
      '554 5.2.252 SendAsDenied; candor@company.example not allowed to send as hr@company.example; STOREDRV.Submission.Exception:SendAsDeniedException.MapiExceptionSendAsDenied',
    is: 'ours: sender',
  },
  {
    at: 'DATA',
    answer:
      '550 5.7.60 SMTP; Client does not have permissions to send as this sender [AM0PR05MB0001.eurprd05.prod.outlook.com]',
    is: 'ours: sender',
  },
  {
    at: 'DATA',
    answer:
      '554 5.2.0 STOREDRV.Submission.Exception:OutboundSpamException; Failed to process message due to a permanent exception with message WASCL UserAction verdict is not None.',
    is: 'ours: sender',
  },
  {
    at: 'DATA',
    answer:
      '550 5.1.8 Access denied, bad outbound sender AS(42003) [AM0PR05MB0001.eurprd05.prod.outlook.com]',
    is: 'ours: sender',
  },
  {
    at: 'RCPT TO',
    answer:
      "550 5.1.90 Your message can't be sent because you've reached your daily limit for message recipients",
    is: 'ours: limit',
  },
  {
    at: 'DATA',
    answer: '550 5.7.501 Service unavailable. Spam abuse detected from IP range.',
    is: 'ours: reputation',
  },
  {
    at: 'RCPT TO',
    answer:
      '550 5.7.606 Access denied, banned sending IP [192.0.2.1]. To request removal from this list please visit https://sender.office.com/ (AS16012609)',
    is: 'ours: reputation',
  },
  {
    at: 'RCPT TO',
    answer:
      '550 5.4.1 Recipient address rejected: Access denied. [AM7EUR06FT0001.eop-eur06.prod.protection.outlook.com]',
    is: 'theirs',
  },
  {
    at: 'DATA',
    answer:
      '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient zhou@partner.example not found by SMTP address lookup',
    is: 'theirs',
  },
  {
    at: 'RCPT TO',
    answer: '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302).',
    is: 'theirs',
  },
  {
    at: 'MAIL FROM',
    answer: '451 4.7.500 Server busy. Please try again later from [192.0.2.1]. (S77719)',
    is: 'all',
  },
]
export const google: readonly Omit<RefusalCase, 'by'>[] = [
  {
    at: 'AUTH',
    answer:
      '535-5.7.8 Username and Password not accepted. For more information, go to\n535 5.7.8  https://support.google.com/mail/?p=BadCredentials a1-20020adf - gsmtp',
    is: 'ours: login',
  },
  {
    at: 'AUTH',
    answer: '454 4.7.0 Too many login attempts, please try again later. a1-20020adf - gsmtp',
    is: 'all',
  },
  {
    at: 'MAIL FROM',
    answer:
      '530-5.7.0 Authentication Required. For more information, go to\n530 5.7.0  https://support.google.com/mail/?p=WantAuthError a1 - gsmtp',
    is: 'ours: login',
  },
  {
    at: 'DATA',
    answer:
      '550-5.4.5 Daily user sending limit exceeded. For more information on Gmail\n550-5.4.5 sending limits go to\n550 5.4.5  https://support.google.com/a/answer/166852 a1 - gsmtp',
    is: 'ours: limit',
  },
  {
    at: 'DATA',
    answer:
      '550-5.7.26 This mail has been blocked because the sender is unauthenticated.\n550-5.7.26 Gmail requires all senders to authenticate with either SPF or DKIM.\n550 5.7.26  https://support.google.com/mail/answer/81126#authentication a1 - gsmtp',
    is: 'ours: sender',
  },
  {
    at: 'DATA',
    answer:
      '550-5.7.1 [192.0.2.1      12] Our system has detected that this message is\n550-5.7.1 likely unsolicited mail. To reduce the amount of spam sent to Gmail,\n550 5.7.1 this message has been blocked. a1 - gsmtp',
    is: 'ours: content',
  },
  {
    at: 'DATA',
    answer:
      '552-5.7.0 This message was blocked because its content presents a potential\n552-5.7.0 security issue. a1 - gsmtp\n552 5.7.0  https://support.google.com/mail/?p=BlockedMessage',
    is: 'ours: content',
  },
  {
    at: 'DATA',
    answer:
      "552-5.3.4 Your message exceeded Google's message size limits. For more\n552 5.3.4  information, visit https://support.google.com/mail/?p=MaxSizeError a1 - gsmtp",
    is: 'ours: content',
  },
  {
    at: 'RCPT TO',
    answer:
      "550-5.1.1 The email account that you tried to reach does not exist. Please try\n550-5.1.1 double-checking the recipient's email address for typos or\n550 5.1.1 unnecessary spaces. a1 - gsmtp",
    is: 'theirs',
  },
  {
    at: 'RCPT TO',
    answer:
      '550-5.2.1 The email account that you tried to reach is disabled. Learn more at\n550 5.2.1  https://support.google.com/mail/?p=DisabledUser a1 - gsmtp',
    is: 'theirs',
  },
  {
    at: 'RCPT TO',
    answer:
      "452-4.2.2 The recipient's inbox is out of storage space. Please direct the\n452 4.2.2 recipient to https://support.google.com/mail/?p=OverQuotaTemp a1 - gsmtp",
    is: 'later',
  },
  {
    at: 'DATA',
    answer:
      '421-4.7.0 [192.0.2.1      15] Our system has detected an unusual rate of\n421-4.7.0 unsolicited mail originating from your IP address. a1 - gsmtp',
    is: 'all',
  },
]
