import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    notZip: 'The file is not a zip archive, or it is damaged',
    unsafeArchive:
      'The archive was not opened: a file in it is encrypted, stands twice or has a path that leads out',
    archiveTooLarge: 'The archive was not opened: it unpacks to too many bytes or too many files',
    longPaths:
      'The archive was not opened: the path of a file in it is longer than 1,000 characters or 32 folders',
    nothingSent: 'Send a zip archive in the field bundle, or one bundle as JSON',
    noBundle: 'There is no bundle.json in the archive',
    companyFile: 'A company.json is imported from the command line only',
    noJob: 'There is no such import job',
  },
  fault: {
    notUtf8: 'is not UTF-8 text',
    notJson: 'is not valid JSON{place, select, other { (at {place})} none {}}',
    fileTooLarge: 'must not exceed {limit, number} MB',
    tooDeep: 'must not be nested deeper than {limit, number} levels',
    tooManyValues: 'must not hold more than {limit, number} values',
    unstorableText: 'has characters that cannot be stored',
    reservedReference: 'must not refer to a file by file:, write its path under media/',
    reservedKey: 'has a key that is not allowed',
    mediaMissing: '{file} is not in the bundle',
    mediaEnding: '{file} has an ending that is not accepted; accepted are {endings}',
    mediaTooLarge: '{file} must not exceed {limit, number} MB',
    mediaDamaged: '{file} is damaged and cannot be read',
    mediaUnnamed: 'is named by nothing and was left out',
    pieceNotUtf8: '{file} is not UTF-8 text',
    pieceNotJson: '{file} is not a JSON object',
    piecesTooLarge:
      '{file} and the other files that are read into the bundle must not exceed {limit, number} MB',
    transcriptHead: '{file}, line 1: must begin with WEBVTT',
    transcriptTimes: '{file}, line {line}: must be the times of a cue, as {example}',
    transcriptBackwards: '{file}, line {line}: a cue must not end before it starts',
    besideJsonResume: 'must be attachment beside jsonResume, which brings every other section',
    duplicate: '{value} stands twice',
    unknownQuestion: 'there is no answer with the question_id {question}',
    endBeforeStart: 'must not be before the start {start, number}',
    unknownAccount: 'the company has no account {email}',
    unknownRole: 'the company has no role {role}',
    accountElsewhere: '{email} belongs to another company',
    repeatedPassword: 'must be more than spaces or one character again and again',
    ownPassword:
      'must not be the account’s e-mail, its name or the company’s name, repeated or with digits either',
    unknownPosition: 'there is no position {position}; give a name to create it',
    otherPosition: 'this candidate was imported in another position',
    otherCandidate: 'this interview belongs to another candidate',
    companyRefused: 'the company.json that it belongs to was refused',
    keyRevoked: 'the service key was revoked during the import',
    notStorable: 'has a value that cannot be stored',
    moreFaults: 'and {count, number} more faults',
  },
}
