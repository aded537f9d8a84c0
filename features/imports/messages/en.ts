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
    notUtf8: 'is not UTF-8 text; save it as UTF-8 and send it again',
    notJson:
      'is not valid JSON{place, select, other { (at {place}, line:column)} none {}}; look at the quotes, commas and brackets there',
    fileTooLarge: 'must not exceed {limit, number} MB; send what is large as files under media/',
    tooDeep: 'must not be nested deeper than {limit, number} levels',
    tooManyValues: 'must not hold more than {limit, number} values; divide it into several bundles',
    unstorableText:
      'has characters that cannot be stored (a null character or half of a UTF-16 pair); take them out',
    reservedReference: 'must not refer to a file by file:, write its path under media/',
    reservedKey:
      'has a key that is not allowed (__proto__, or one with a null character or half of a UTF-16 pair); name it otherwise',
    mediaMissing:
      '{file} is not in the bundle; put the file at this path beside bundle.json, or take the name out',
    mediaEnding: '{file} has an ending that is not accepted; accepted are {endings}',
    mediaTooLarge: '{file} must not exceed {limit, number} MB; compress it and send it again',
    mediaDamaged: '{file} is damaged and cannot be read; pack it again and send it again',
    mediaUnnamed: 'is named by nothing and was left out',
    pieceNotUtf8: '{file} is not UTF-8 text; save it as UTF-8 and send it again',
    pieceNotJson: '{file} is not valid JSON',
    piecesTooLarge:
      '{file} and the other files that are read into the bundle must not exceed {limit, number} MB; divide it into several bundles',
    transcriptHead: '{file}, line 1: must begin with WEBVTT',
    transcriptTimes: '{file}, line {line}: must be the times of a cue, as {example}',
    transcriptBackwards: '{file}, line {line}: a cue must not end before it starts',
    notJsonResume:
      'is no JSON Resume (jsonresume.org/schema): write an object with at least one of {sections}. Convert other formats, or send the original as resume.file',
    transcriptTooLong: '{file} must not hold more than {limit, number} sentences',
    transcriptJson:
      '{file} is not a transcript in JSON{place, select, none {} other { (at {place})}}: write a list of sentences, as {example}, or an object that holds it as sentences or segments',
    transcriptSegment:
      '{file}, {place}: must have text, and start and end as numbers of seconds, as {example}',
    transcriptSegmentBackwards: '{file}, {place}: end must not be before start',
    transcriptMilliseconds:
      '{file}: start and end are seconds, by which its longest sentence takes {seconds, number} s: they look like milliseconds, which go by startMs and endMs',
    secondsTranscript:
      'looks like seconds: {characters, number} characters are not said within {endMs, number} ms; write milliseconds',
    secondsDuration: 'looks like seconds: the transcript ends at {endMs, number} ms; write milliseconds',
    secondsStarts: 'looks like seconds: the answers before it last {sumMs, number} ms; write milliseconds',
    secondsEvidence:
      'looks like seconds: all evidence of the interview lies in the first thousandth of its answers, and this answer lasts {lengthMs, number} ms; write milliseconds',
    secondsBytes:
      'looks like seconds: {file} has {megabytes, number} MB, which is not a video of {durationMs, number} ms; write milliseconds',
    secondsEpoch:
      'looks like seconds: as milliseconds, {given, number} is a day of early 1970; write milliseconds',
    millisecondsPoint:
      'looks like milliseconds: {given, number} seconds are hours, and the answers before it last {sumMs, number} ms; write seconds',
    pastAnswer:
      'must not lie past the end of the answer: it is {given, number} ms, and the answer’s durationMs is {lengthMs, number}',
    besideJsonResume: 'must be attachment beside jsonResume, which brings every other section',
    resumeKeyUnknown: 'is no key of a JSON Resume and was left out',
    resumeKeyTwice: 'says the same as {key} in other words; {key} was taken and this was left out',
    resumeDateAsWritten:
      '“{date}” was not read as a date and is shown as it is written; write YYYY, YYYY-MM or YYYY-MM-DD',
    duplicate: '{value} stands twice; each must be another',
    unknownQuestion:
      'there is no answer with the question_id {question}; name one of the answers of this interview',
    endBeforeStart: 'must not be before the start {start, number}; write that or later',
    unknownAccount:
      'the company has no account {email}; write the e-mail of one that it has, or create it first',
    unknownRole: 'the company has no role {role}; write the externalId of one of its roles',
    accountElsewhere: '{email} belongs to another company; use another e-mail',
    repeatedPassword: 'must be more than spaces or one character again and again',
    commonPassword: 'must not be one of the most common passwords, which are easily guessed',
    ownPassword:
      'must not be the account’s e-mail, its name or the company’s name, repeated or with digits either',
    unknownPosition: 'there is no position {position}; give a name to create it',
    noSuchPosition: 'the company has no position {position}; write the externalId of one of its positions',
    noSuchForm: 'the company has no form {form}; write the externalId of one of its assessmentForms',
    otherPosition:
      'this candidate was imported in another position; write that position, or give the bundle another externalId',
    otherCandidate: 'this interview belongs to another candidate; give it another externalId',
    companyRefused: 'the company.json that it belongs to was refused; put that right and import again',
    keyRevoked: 'the service key was revoked during the import; send it again with a valid one',
    hrAccountsUsedUp: 'the edition of the company holds {most} HR accounts; ask sales for more',
    interviewersUsedUp:
      'the edition of the company holds {most} interviewer accounts; ask sales for another edition',
    jobsUsedUp: 'the edition of the company holds {most} jobs; ask sales for another edition',
    jobsPast:
      'stored, though the company has more jobs than the {most} of its edition; ask sales for another edition',
    usesPast:
      'stored, though the {kind, select, aiInterviewL2 {AI interviews L2} aiInterviewL5 {AI interviews L5} onlineExam {online exams} codingExam {coding exams} cognition {cognition tests} personality {personality tests} other {mental health tests}} of this period are used up; ask sales for more',
    notStorable:
      'has a value that cannot be stored; hold its numbers and lengths against /import-schema.json',
    moreFaults: 'and {count, plural, one {# more fault} other {# more faults}}',
    moreNotes: 'and {count, plural, one {# more note} other {# more notes}}',
    leftOut:
      '{count, plural, one {# more is} other {# more are}} left out here, as the results of the whole import are long; send this bundle by itself to see them',
    mediaPathForm: 'must be the path of a file in the bundle, as media/photo.png',
    emailForm: 'must be an e-mail, as name@company.example',
    webAddressForm: 'must be an address that begins with https:// or http://',
    questionPlace: 'must be the place of a question, as m1q2',
    dayForm: 'must be a day, as 2026-03-20',
    timeZoneForm: 'must be a time zone, as Europe/Berlin',
    iconForm: 'must be a png or svg as a data address, as data:image/png;base64,…',
    tooManyStages: 'must name at most 100 stages',
    formWeights: 'must have scales whose weights add up to 100',
    standsTwice: 'stands twice; each must stand once',
    languageTwice: 'names a language twice; each must stand once',
    noQuestionBefore: 'must be the question_id of an answer that stands before this one',
    endBeforeItsStart: 'must not be before startMs; write that or later',
    bandBackwards: 'must have a from that is below its to',
    pointsOfQuestion: 'must give the points 1, 3, 5 and 7 once each',
    pointsOfTest: 'must come to 80 points over all questions',
  },
}
