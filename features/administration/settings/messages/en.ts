import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    tooMany:
      'Too many QR codes in a short time. Try again in {minutes, plural, one {# minute} other {# minutes}}',
    unknownValue: '{field} cannot have this value',
  },
  failed: 'The settings could not be loaded',
  value: { on: 'on', off: 'off', none: 'nothing' },
  company: {
    manageTitle: 'Company profile',
    intro:
      'The company’s name, the law that it hires under, and its time zone. Changes take effect at once and can be undone at any time.',
    name: {
      label: 'Name',
      text: 'Shown in the account menu.',
    },
    nameLatin: {
      label: 'Name in Latin letters',
      text: 'The company’s name in English; optional.',
    },
    nameMissing: 'Enter the company’s name',
    timeZone: {
      label: 'Time zone',
      text: 'Interviews and all dates are shown in this time zone, for example Asia/Shanghai.',
    },
    profile: {
      label: 'Applicable law',
      text: 'Decides which analyses are available. Emotion analysis and appearance scores (beauty, age, smile) are available only under “Mainland China”; elsewhere the server never sends them, and reports leave no gap.',
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
        text: 'No emotion analysis and no appearance scores: the state has its own rules for AI analysis of interview videos, and comparable products have dropped visual analysis.',
      },
    },
    customerType: {
      label: 'Customer type',
      text: 'A few rules depend on the type.',
      CUSTOMERTYPE_NORMAL: {
        label: 'Standard',
        text: 'No special rules.',
      },
      CUSTOMERTYPE_ZHONGJUN: {
        label: 'With background checks',
        text: 'The attachments tab is always shown and includes background checks; feedback after interviews shows no text.',
      },
    },
  },
  report: {
    manageTitle: 'What reports show',
    intro: 'Turns parts of the report on and off. Changes take effect at once, also in open reports.',
    mode: {
      label: 'Tabs of the AI interview',
      text: 'When a report shows the AI interview, and with which tabs.',
      byMenu: {
        label: 'With recordings',
        text: 'Shows once the interview has video questions, with all its tabs.',
      },
      all: {
        label: 'All',
        text: 'Always shows, with all its tabs.',
      },
      byAnswers: {
        label: 'By answer types',
        text: 'Shows once the interview has video questions, with only the tabs that have answers.',
      },
    },
    nextStepSuggestions: {
      label: 'Next-step suggestions',
      text: 'What the AI report suggests as next steps.',
    },
    scoreLevelLabels: {
      label: 'Score levels',
      text: 'The level beside a score, and the legend from L6 to L2.',
    },
    starExplanation: {
      label: 'Explanation of stars',
      text: 'What each number of stars means.',
    },
    answerAnalysis: {
      label: 'Analysis of answers',
      text: 'The details of the L2 analysis, and the part on soft skills.',
    },
    bigFive: {
      label: 'Big Five',
      text: 'The candidate’s Big Five personality.',
    },
  },
  marks: {
    manageTitle: 'AI scores',
    intro: 'Which AI scores the company shows. A score that is off is not sent to anyone.',
    allStatus: {
      label: 'Total score',
      text: 'The AI score of a whole interview.',
    },
    singleStatus: {
      label: 'Scores of single questions',
      text: 'The AI score of each question.',
    },
    manualStatus: {
      label: 'Manual scores',
      text: 'Reviewers can score single answers and see who scored what.',
    },
    aiScoreStatus: {
      label: 'Stars',
      text: 'Scores in stars. When off, the stars stay blank and say so.',
    },
  },
  evaluation: {
    manageTitle: 'Anonymity and own opinion',
    intro: 'What reviewers know before they give their own opinion, and who sees feedback.',
    screeningInfoStatus: {
      label: 'Anonymous screening',
      text: 'Candidates’ names are shortened to their first character. Phone, email and resume are not sent to anyone, and candidates cannot be searched by name.',
    },
    evaluationInvisibleStatus: {
      label: 'Feedback visible only to its author',
      text: 'Interviewers can open only their own feedback and evaluations, and read-only accounts none. Administrators and recruiters can still open all.',
    },
  },
  reasons: {
    manageTitle: 'Rejections and evaluation',
    intro: 'What a rejection has to state, and the reasons to choose from.',
  },
  persons: {
    manageTitle: 'Personal data',
    intro: 'Who may erase, export and merge the data of candidates.',
  },
  sharing: {
    manageTitle: 'Rules of sharing',
    intro:
      'How reports are shared outside the company, and what recipients see. Each rule is saved separately and takes effect at once.',
    links: 'Links',
    visitors: 'Visitors without an account',
    visitorsText:
      'What people with a shared link can see. When a part is off, the server no longer sends it to them; the resume of an anonymous candidate is never sent.',
  },
  candidateLinks: {
    manageTitle: 'Links for candidates',
    intro: 'What candidates can be sent, and what they may change themselves.',
  },
  rules: {
    abbreviatedDimensionNames: {
      label: 'Short names of answer qualities',
      text: 'The AI report uses short names for the qualities of an answer, such as language and motivation.',
    },
    englishLabel: {
      label: 'English label',
      text: 'The AI’s overall score is labelled in English, whatever the language of the page.',
    },
    hideAnswerCorrectness: {
      label: 'Hide whether answers are correct',
      text: 'Choice and coding questions show no verdict, and the server does not send correct answers.',
    },
    stageBasedEvaluation: {
      label: 'Evaluation by stage',
      text: 'The evaluation records show the stage in which a candidate was recommended.',
    },
    foldTextAnswers: {
      label: 'Fold long answers',
      text: 'Long written answers are folded at first and can be opened.',
    },
    offlineInterviewTab: {
      label: 'Tab for in-person interviews',
      text: 'Reports have a tab for in-person interviews.',
    },
    usesPersonalityTest: {
      label: 'Uses the personality test',
      text: 'The personality test replaces the tab of third-party evaluations.',
    },
    eliminationReasonRequired: {
      label: 'A reason for every rejection',
      text: 'Nobody can be rejected without a written reason.',
    },
    reportScoreVisible: {
      label: 'Show the score at the top',
      text: 'The total score is shown at the top of the report.',
    },
    shareLinkNeedsPassword: {
      label: 'Shared links need a password',
      text: 'A shared report opens only with its password. Links without one do not open until they get one.',
    },
    shareMailsPasswordReport: {
      label: 'Share emails lead to the password report',
      text: 'The link of an email opens the report for phones, which asks for a password.',
    },
    mailsSharePassword: {
      label: 'Email report passwords',
      text: 'The password follows the link in a separate email. Off: the person who shares passes it on.',
    },
    visitorsMaySendOn: {
      label: 'Visitors may forward links',
      text: 'Anyone who reads a shared report may forward its link by email, up to 5 emails a day for each interview.',
    },
    visitorsMayDownload: {
      label: 'Visitors may download reports',
      text: 'Anyone who reads a shared report may download it as PDF or Word, and print it.',
    },
    candidateMoveHours: {
      label: 'Candidates move interviews',
      text: 'Candidates may move an interview for which they chose a time. They may do so once, until:',
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
      text: 'Interviewers see colleagues’ feedback, evaluations, remarks and manual scores only after they have submitted their own feedback.',
    },
    ownOpinionBeforeAi: {
      label: 'AI scores after own opinion',
      text: 'Interviewers also see AI scores only after they have submitted their own feedback. Works only while “Own opinion first” is on.',
    },
    collectsIdCards: {
      label: 'Candidates photograph ID cards',
      text: 'Candidates can be sent a link with which they photograph both sides of their ID card.',
    },
    monitorsByPhone: {
      label: 'A phone as second camera',
      text: 'Candidates can be sent a link with which their phone takes a picture every 30 seconds during an interview.',
    },
    sendsCampaign: {
      label: 'Interview guide',
      text: 'Candidates can be sent a link to an interview guide.',
    },
    idPhotoDays: {
      label: 'How long ID photos are kept',
      text: 'Photos of ID cards are deleted this long after they were received.',
      days: {
        d7: '7 days',
        d30: '30 days',
        d90: '90 days',
        d180: '180 days',
        d365: '365 days',
      },
    },
    hrMayErase: {
      label: 'HR may erase candidates',
      text: 'Recruiters who edit candidates may also erase them for good. Administrators always may.',
    },
    hrMayExport: {
      label: 'HR may export candidates’ data',
      text: 'Recruiters who edit candidates may also export everything about one. Administrators always may.',
    },
    hrMayMerge: {
      label: 'HR may merge duplicates',
      text: 'Recruiters who edit candidates may also merge two entries of one person. Administrators always may.',
    },
    showsSalary: {
      label: 'Show salaries',
      text: 'A position can have a salary range, shown to everybody who sees the position.',
    },
    loadLanguageScore: {
      label: 'Language scores',
      text: 'Reports of every position show language scores.',
    },
  },
  brand: {
    manageTitle: 'Partner brand',
    intro: 'A partner’s name and logo in place of Candor’s own. Leave the name empty to use Candor’s.',
    name: 'Name',
    icon: 'Logo',
    iconText: 'PNG or SVG, at most about 6 kB.',
    choose: 'Choose a logo',
    remove: 'Remove the logo',
    tooLarge: 'The logo is too large. Choose a file of at most 6 kB',
    wrongKind: 'Only PNG and SVG',
    none: 'No logo',
  },
  positions: {
    manageTitle: 'Rules of positions',
    positionTitle: 'Rules',
    intro: 'Rules, rounds, simulated tests and the QR code of a position are set on its own page.',
    toList: 'Open the list of positions',
    failed: 'The positions could not be loaded',
    isL5: {
      label: 'L5 position',
      text: 'People score with 3 stars instead of 5. Existing analysis scores keep their scale.',
    },
    hideScoreIndicator: {
      label: 'Hide the total score',
      text: 'The total score is not shown at the top of its reports.',
    },
    loadLanguageScore: {
      label: 'Language scores',
      text: 'Its reports show language scores even where the company’s rule is off.',
    },
    tests: 'Tests simulated in the mini-app',
    testsText: 'In the mini-app, these tabs of the report are shown as simulated tests.',
    test18: 'Cognitive ability',
    test19: 'Character at work',
    test20: 'Mental health',
    test21: 'Competency assessment',
  },
  simulated: {
    positionTitle: 'Simulated tests',
  },
  code: {
    positionTitle: 'QR code',
    title: 'QR code',
    text: 'Colleagues who scan it and sign in see the candidates of this position.',
    show: 'Show the QR code',
    alt: 'QR code of the position “{name}”',
    link: 'Link',
    download: 'Download the picture',
    failed: 'The QR code could not be created',
  },
}
