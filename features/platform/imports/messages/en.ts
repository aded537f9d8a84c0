import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    notZip: 'The file is not a zip archive, or it is damaged',
    unsafeArchive:
      'The archive was not opened: a file in it is encrypted, appears more than once or has a path that leads out',
    archiveTooLarge: 'The archive was not opened: it unpacks to too many bytes or too many files',
    longPaths:
      'The archive was not opened: the path of a file in it is longer than 1,000 characters or 32 folders',
    nothingSent: 'Send a zip archive in the bundle field, or one bundle as JSON',
    noBundle: 'There is no bundle.json in the archive',
    companyFile: 'A company.json can be imported only from the command line',
    busy: 'Too many bundles are waiting to be imported; send this one again in a minute, or send them in one zip archive',
    noJob: 'There is no such import job',
  },
  fault: {
    notUtf8: 'is not UTF-8 text; save it as UTF-8 and send it again',
    notJson:
      'is not valid JSON{place, select, other { (at {place}, line:column)} none {}}; check the quotes, commas and brackets there',
    fileTooLarge: 'must not exceed {limit, number} MB; send large content as files under media/',
    tooDeep: 'must not be nested deeper than {limit, number} levels',
    tooManyValues: 'must not hold more than {limit, number} values; split it into several bundles',
    unstorableText:
      'has characters that cannot be stored (a null character or half of a UTF-16 pair); remove them',
    reservedReference: 'must not refer to a file with file:, write its path under media/',
    reservedKey:
      'has a key that is not allowed (__proto__, or one with a null character or half of a UTF-16 pair); rename it',
    mediaMissing:
      '{file} is not in the bundle; add the file at this path beside bundle.json, or remove the reference',
    mediaSpelling:
      '{file} is not in the bundle, but {other} is; write the name in bundle.json exactly as the file has it',
    mediaNames:
      '{file} is not in the bundle. The archive does not say how its file names are written, and {other} could not be read; pack it again with names in UTF-8',
    mediaKept: 'is stored, but {file} has a file type that is not shown here: readers can download it',
    mediaEnding: '{file} has a file type that is not accepted; accepted are {endings}',
    mediaTooLarge: '{file} must not exceed {limit, number} MB; compress it and send it again',
    mediaDamaged: '{file} is damaged and cannot be read; pack it again and send it again',
    mediaUnnamed: 'is not referenced anywhere and was left out',
    pieceNotUtf8: '{file} is not UTF-8 text; save it as UTF-8 and send it again',
    pieceNotJson: '{file} is not valid JSON',
    piecesTooLarge:
      '{file} and the other files that are read into the bundle must not exceed {limit, number} MB; split it into several bundles',
    transcriptHead: '{file}, line 1: must begin with WEBVTT',
    transcriptTimes: '{file}, line {line}: must be the times of a cue, such as {example}',
    transcriptBackwards: '{file}, line {line}: a cue must not end before it starts',
    notJsonResume:
      'is not a JSON Resume (jsonresume.org/schema): write an object with at least one of {sections}. Convert other formats, or send the original as resume.file',
    transcriptTooLong: '{file} must not have more than {limit, number} sentences',
    transcriptText:
      '{file}: no turns of speakers were found. Export the transcript as WebVTT (.vtt) or SubRip (.srt), or as text with the name and time of each speaker',
    transcriptClock:
      '{file} has times of the day, which do not tell where in the recording they are. Export the transcript of the recording as WebVTT (.vtt)',
    transcriptJson:
      '{file} is not a transcript in JSON{place, select, none {} other { (at {place})}}: write a list of sentences, such as {example}, or an object that has it as sentences or segments',
    transcriptSegment:
      '{file}, {place}: must have text, and start and end as numbers of seconds, such as {example}',
    transcriptSegmentBackwards: '{file}, {place}: end must not be before start',
    transcriptMilliseconds:
      '{file}: start and end are in seconds, so its longest sentence would take {seconds, number} s. They look like milliseconds; write those as startMs and endMs',
    secondsTranscript:
      'looks like seconds: {characters, number} characters cannot be said within {endMs, number} ms; write milliseconds',
    secondsDuration: 'looks like seconds: the transcript ends at {endMs, number} ms; write milliseconds',
    secondsStarts: 'looks like seconds: the answers before it last {sumMs, number} ms; write milliseconds',
    secondsEvidence:
      'looks like seconds: all evidence of the interview lies in the first thousandth of its answers, and this answer lasts {lengthMs, number} ms; write milliseconds',
    secondsBytes:
      'looks like seconds: {file} has {megabytes, number} MB, which is not a video of {durationMs, number} ms; write milliseconds',
    secondsEpoch:
      'looks like seconds: as milliseconds, {given, number} would be a day in early 1970; write milliseconds',
    millisecondsPoint:
      'looks like milliseconds: {given, number} seconds would be hours, but the answers before it last {sumMs, number} ms; write seconds',
    pastAnswer:
      'must not be past the end of the answer: it is {given, number} ms, but the answer’s durationMs is {lengthMs, number}',
    besideJsonResume: 'must be "attachment" when jsonResume is given, which contains every other section',
    resumeKeyUnknown: 'is not a key of JSON Resume and was left out',
    resumeKeyTwice: 'means the same as {key}; {key} was used and this was left out',
    resumeDateAsWritten:
      '“{date}” was not read as a date and is shown as it is written; write YYYY, YYYY-MM or YYYY-MM-DD',
    duplicate: '{value} appears more than once; each must be different',
    unknownQuestion:
      'there is no answer with the question_id {question}; use one of the answers of this interview',
    endBeforeStart: 'must not be before the start {start, number}; write that or later',
    unknownAccount:
      'the company has no account {email}; use the email of an existing account, or create it first',
    keptChange: 'kept: somebody changed it here, and the bundle sends the same value as before',
    replacedChange: 'replaced: somebody had changed it here, and the bundle sends a new value',
    reservedId: 'must not begin with {prefix}: such ids belong to what people make in Candor',
    linksEnded:
      'was changed: {count, plural, one {# link that was} other {# links that were}} sent to the former address no longer {count, plural, one {opens} other {open}}. Send the candidate new ones',
    interviewerUnknown:
      '{name} is not an account of the company, and sees none of these interviews. Give the email of the account as interviewerId, or match the name under Manage, Interviewers from imports',
    unknownRole: 'the company has no role {role}; use the externalId of one of its roles',
    accountElsewhere: '{email} belongs to another company; use another email',
    nobodyLeft: 'would leave no administrator who can sign in; keep a super administrator who can',
    repeatedPassword: 'must not consist only of spaces or of one repeated character',
    commonPassword: 'must not be one of the most common passwords, which are easily guessed',
    ownPassword:
      'must not be the account’s email, its name or the company’s name, even repeated or with digits added',
    unknownPosition: 'there is no position {position}; give a name to create it',
    noSuchPosition: 'the company has no position {position}; use the externalId of one of its positions',
    noSuchForm: 'the company has no form {form}; use the externalId of one of its assessmentForms',
    otherPosition:
      'this candidate was imported in another position; use that position, or give the bundle another externalId',
    otherCandidate: 'this interview belongs to another candidate; give it another externalId',
    companyRefused: 'the company.json that it belongs to was refused; fix it and import again',
    erased: 'this candidate was erased here and cannot be imported again; stop sending it',
    keyRevoked: 'the service key was revoked during the import; send it again with a valid one',
    hrAccountsUsedUp: 'the edition of the company includes {most} HR accounts; ask sales for more',
    interviewersUsedUp:
      'the edition of the company includes {most} interviewer accounts; ask sales for another edition',
    jobsUsedUp: 'the edition of the company includes {most} jobs; ask sales for another edition',
    jobsPast:
      'stored, although the company has more jobs than the {most} of its edition; ask sales for another edition',
    usesPast:
      'stored, although the {kind, select, aiInterviewL2 {AI interviews L2} aiInterviewL5 {AI interviews L5} onlineExam {online exams} codingExam {coding exams} cognition {cognitive tests} personality {personality tests} other {mental health tests}} of this period are used up; ask sales for more',
    notStorable:
      'has a value that cannot be stored; check its numbers and lengths against /import-schema.json',
    moreFaults: 'and {count, plural, one {# more fault} other {# more faults}}',
    moreNotes: 'and {count, plural, one {# more note} other {# more notes}}',
    leftOut:
      '{count, plural, one {# more is} other {# more are}} left out here because the results of the whole import are long; send this bundle separately to see them',
    mediaPathForm: 'must be the path of a file in the bundle, such as media/photo.png',
    emailForm: 'must be an email, such as name@company.example',
    webAddressForm: 'must be an address that begins with https:// or http://',
    questionPlace: 'must be the place of a question, such as m1q2',
    dayForm: 'must be a day, such as 2026-03-20',
    timeZoneForm: 'must be a time zone, such as Europe/Berlin',
    iconForm: 'must be a PNG or SVG as a data address, such as data:image/png;base64,…',
    tooManyStages: 'must name at most 100 stages',
    formWeights: 'must have scales whose weights add up to 100',
    standsTwice: 'appears more than once; each must appear once',
    languageTwice: 'names a language more than once; each must appear once',
    noQuestionBefore: 'must be the question_id of an answer before this one',
    endBeforeItsStart: 'must not be before startMs; write that or later',
    bandBackwards: 'must have a from below its to',
    pointsOfQuestion: 'must give the points 1, 3, 5 and 7 once each',
    pointsOfTest: 'must add up to 80 points over all questions',
  },
  today: {
    title: 'An import went wrong',
    refused: '{refused, number} of {all, number} were refused',
    broken: 'The import broke off',
    done: 'Noted',
  },
}
