import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    unknownValue: '{field} cannot be this value',
  },
  failed: 'The settings cannot be read now',
  value: { on: 'on', off: 'off', none: 'nothing' },
  company: {
    manageTitle: 'Company',
    intro:
      'The company’s name, the law that it hires under, and its time. A change takes effect at once and can be set back at any time.',
    name: {
      label: 'Name',
      text: 'Shown in the account menu.',
    },
    nameLatin: {
      label: 'Name in Latin letters',
      text: 'What the company is called in English; may be empty.',
    },
    nameMissing: 'Enter the company’s name',
    timeZone: {
      label: 'Time zone',
      text: 'Interview plans and all dates are shown in it, for example Asia/Shanghai.',
    },
    profile: {
      label: 'Law that applies',
      text: 'Decides which analyses exist. Emotion analysis and appearance scores (beauty, age, smile) belong to “Mainland China” alone; elsewhere the server never sends them, and reports leave no gap.',
      cn: {
        label: 'Mainland China',
        text: 'All analyses.',
      },
      eu: {
        label: 'European Union',
        text: 'No emotion analysis and no appearance scores: article 5(1)(f) of the EU AI Act prohibits inferring emotions at work.',
      },
      'us-il': {
        label: 'Illinois, United States',
        text: 'No emotion analysis and no appearance scores: the state has rules of its own for AI analysis of interview videos, and comparable products have given visual analysis up.',
      },
    },
    customerType: {
      label: 'Kind of customer',
      text: 'A few rules differ by kind.',
      CUSTOMERTYPE_NORMAL: {
        label: 'Ordinary',
        text: 'No rules of its own.',
      },
      CUSTOMERTYPE_ZHONGJUN: {
        label: 'With background checks',
        text: 'The attachments tab always shows and holds background checks; feedback after interviews shows no text.',
      },
    },
  },
  report: {
    manageTitle: 'What reports show',
    intro: 'Turns parts of the report on and off. A change holds for open reports at once.',
    mode: {
      label: 'Tabs of the AI interview',
      text: 'Which tabs the AI interview in a report has.',
      byMenu: {
        label: 'By the menu',
        text: 'Those of the menu list alone.',
      },
      all: {
        label: 'All',
        text: 'Every tab shows.',
      },
      byAnswers: {
        label: 'By kinds of answers',
        text: 'Those for which the candidate gave answers.',
      },
    },
    parts: 'Parts of the report',
    nextStepSuggestions: {
      label: 'Next-step suggestions',
      text: 'What the AI report suggests to do next.',
    },
    scoreLevelLabels: {
      label: 'Score levels',
      text: 'The level beside a score, and the legend from L6 to L2.',
    },
    starExplanation: {
      label: 'Explanation of stars',
      text: 'What each number of stars stands for.',
    },
    answerAnalysis: {
      label: 'Analysis of answers',
      text: 'The details of the L2 analysis, and the part on soft skills.',
    },
    bigFive: {
      label: 'Big Five',
      text: 'The candidate’s Big Five personality.',
    },
    visitors: 'Visitors without an account',
    visitorsText:
      'What holders of a shared link see. When one is off, the server no longer sends it to them; the resume of an anonymous candidate is never sent.',
  },
  marks: {
    manageTitle: 'AI scores',
    intro: 'Which AI scores the company shows. A score that is off does not leave the server for anybody.',
    allStatus: {
      label: 'Total score',
      text: 'The AI score of a whole interview.',
    },
    singleStatus: {
      label: 'Scores of single questions',
      text: 'The AI score of each question.',
    },
    manualStatus: {
      label: 'Scores by hand',
      text: 'Reviewers may score single answers and see who scored what.',
    },
    aiScoreStatus: {
      label: 'Stars',
      text: 'Scores in stars. When off, the stars stay blank and say so.',
    },
  },
  evaluation: {
    manageTitle: 'Anonymity and feedback',
    intro: 'What reviewers know of candidates, and who sees feedback.',
    screeningInfoStatus: {
      label: 'Anonymous screening',
      text: 'Of every candidate’s name the first letter remains; phone, e-mail and resume no longer leave the server, and nobody can be found by name.',
    },
    evaluationInvisibleStatus: {
      label: 'Feedback for its owner alone',
      text: 'Interviewers open only their own feedback and evaluations, and read-only accounts none. Administrators and recruiters still open all.',
    },
  },
  rules: {
    manageTitle: 'Company rules',
    intro:
      'The rules by which companies differ. Each is saved on its own, takes effect at once and can be set back at any time.',
    abbreviatedDimensionNames: {
      label: 'Short names of dimensions',
      text: 'In the AI report the dimensions of an answer, such as language and motivation, go by short names.',
    },
    englishLabel: {
      label: 'English label',
      text: 'The AI’s overall score is labelled in English, whatever the language of the page.',
    },
    hideAnswerCorrectness: {
      label: 'Hide whether answers are right',
      text: 'Choices and code show no verdict, and the server does not send right answers.',
    },
    stageBasedEvaluation: {
      label: 'Evaluation by stage',
      text: 'The record of evaluations shows the stage that a candidate was recommended in.',
    },
    foldTextAnswers: {
      label: 'Fold long texts',
      text: 'Long written answers are folded at first and can be opened.',
    },
    offlineInterviewTab: {
      label: 'Tab for interviews in person',
      text: 'Reports have a tab for rounds that were held in person.',
    },
    usesPersonalityTest: {
      label: 'Uses the personality test',
      text: 'The personality test shows in place of the tab of third-party evaluations.',
    },
    eliminationReasonRequired: {
      label: 'A reason for every rejection',
      text: 'Nobody can be rejected without a written reason.',
    },
    reportScoreVisible: {
      label: 'Show the score at the head',
      text: 'The total score stands at the head of the report.',
    },
    shareLinkNeedsPassword: {
      label: 'Shared links need a password',
      text: 'A shared report opens with its password only. Links made without one open nothing until they get one.',
    },
    shareMailsPasswordReport: {
      label: 'Share mails lead to the password report',
      text: 'The link of a mail opens the report for phones, which asks for a password.',
    },
    mailsSharePassword: {
      label: 'Report passwords go by mail',
      text: 'The password follows the link in a mail of its own. Off: whoever shares tells it.',
    },
    visitorsMaySendOn: {
      label: 'Visitors may send links on',
      text: 'Whoever reads a shared report may mail its link, 5 mails a day for each interview.',
    },
    visitorsMayDownload: {
      label: 'Visitors may download reports',
      text: 'Whoever reads a shared report may take it along as PDF or Word, and print it.',
    },
    candidateMoveHours: {
      label: 'Moving by the candidate',
      text: 'A candidate may move an interview that they chose a time for, once, until:',
      hours: {
        h0: 'Not at all',
        h2: '2 hours before',
        h12: '12 hours before',
        h24: '24 hours before',
        h48: '48 hours before',
      },
    },
    ownOpinionFirst: {
      label: 'Own opinion first',
      text: 'Interviewers see colleagues’ feedback, evaluations, remarks and scores by hand only after they have submitted their own feedback.',
    },
    ownOpinionBeforeAi: {
      label: 'AI scores after the own opinion',
      text: 'Interviewers see the AI’s scores only after they have submitted their own feedback, too. It counts while “Own opinion first” is on.',
    },
    collectsIdCards: {
      label: 'Candidates photograph ID cards',
      text: 'Candidates can be sent a link by which they photograph both sides of their ID card.',
    },
    monitorsByPhone: {
      label: 'A phone as second camera',
      text: 'Candidates can be sent a link by which their phone takes a picture every 30 seconds of an interview.',
    },
    sendsCampaign: {
      label: 'Campaign page',
      text: 'Candidates can be sent a link to the page of the campaign.',
    },
    idPhotoDays: {
      label: 'How long ID photos are kept',
      text: 'For companies in the European Union and in Illinois: photos of ID cards are deleted this long after they came in.',
      days: {
        d7: '7 days',
        d30: '30 days',
        d90: '90 days',
        d180: '180 days',
        d365: '365 days',
      },
    },
    loadLanguageScore: {
      label: 'Language scores',
      text: 'Reports of every position show language scores.',
    },
  },
  brand: {
    title: 'Partner’s brand',
    intro: 'The name and the mark of a partner in place of Candor’s own. An empty name brings those back.',
    name: 'Name',
    icon: 'Mark',
    iconText: 'PNG or SVG, about 6 kB at most.',
    choose: 'Choose a mark',
    remove: 'Take the mark away',
    tooLarge: 'The mark is too large; choose a file of at most 6 kB',
    wrongKind: 'Only PNG and SVG',
    none: 'No mark',
  },
  positions: {
    manageTitle: 'Rules of positions',
    intro: 'The rules by which single positions differ. Each is off until it is set.',
    find: 'Find a position',
    none: 'No position found',
    noneText: 'Try another name.',
    failed: 'The positions cannot be read now',
    more: 'Show more',
    isL5: {
      label: 'L5 position',
      text: 'People score with 3 stars in place of 5. Scores of an analysis keep the scale that they came with.',
    },
    hideScoreIndicator: {
      label: 'Hide the total score',
      text: 'The total score does not stand at the head of its reports.',
    },
    loadLanguageScore: {
      label: 'Language scores',
      text: 'Its reports show language scores even where the company’s rule is off.',
    },
    tests: 'Tests simulated in the mini-app',
    testsText: 'In the mini-app these tabs of the report show as simulated tests.',
    test18: 'Cognitive ability',
    test19: 'Character at work',
    test20: 'Mental health',
    test21: 'Competency assessment',
  },
}
