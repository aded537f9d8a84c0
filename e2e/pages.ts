interface Opened {
  /** `{report}` stands for what the address of 苏晴岚's report says of her and her interview, `{interview}` for its id. */
  address: string
  /** A recruiter unless it says otherwise; null: nobody is signed in. */
  account?: 'admin@hailan.example' | null
}

interface OwnPage extends Opened {
  /** Selectors. No other page has all that this one shows and nothing that it lacks. */
  shows: string[]
  lacks?: string[]
}

interface LeadsOn extends Opened {
  /** A route of this table, which shows in its place. */
  leadsTo: string
}

const name = 'role=heading[name=/苏晴岚/]'
const appBar = 'role=button[name=/^账号：/]'

/** Every route, how a journey opens it, and what it finds there. `npm run check` knows when one is missing. */
export const pages: Record<string, OwnPage | LeadsOn> = {
  // The server answers it with the public page; the route leads whoever comes from within the application.
  '/': { address: '/', account: null, shows: ['role=heading[name="读面试本身， 不只看分数。"]'] },
  '/login': { address: '/login', account: null, shows: ['role=heading[name="登录"]'] },
  '/forgotPassword': { address: '/forgotPassword', account: null, shows: ['role=heading[name="忘记密码"]'] },
  '/newPassword': {
    address: '/newPassword#nonsense',
    account: null,
    shows: ['role=heading[name="这个链接已经失效"]'],
  },
  '/auth': { address: '/auth', account: null, shows: ['text=请在微信中打开以下地址登录：'] },
  '/authenticaResult': {
    address: '/authenticaResult',
    account: null,
    shows: ['role=heading[name="绑定结果"]', 'text=尚未绑定'],
  },
  '/login/company': {
    address: '/login/company?state=none',
    account: null,
    shows: ['text=这次登录不是在这个浏览器窗口开始的，请重新开始。'],
  },
  '/loginOut': { address: '/loginOut', account: null, leadsTo: '/login' },
  '/redirect': { address: '/redirect?url=%2Ffirst%2FtalentList2', leadsTo: '/first/talentList2' },
  '/first/talentList': { address: '/first/talentList', shows: ['role=heading[name="候选人"]'] },
  '/first/talentList2': { address: '/first/talentList2', shows: ['role=heading[name="已处理的候选人"]'] },
  '/shareurl': { address: '/shareurl?{report}', shows: [name, 'role=tab[name="简历"]', appBar] },
  '/reportContent': {
    address: '/reportContent?{report}',
    shows: [name, 'role=tab[name="简历"]'],
    lacks: [appBar],
  },
  '/originalResume': { address: '/originalResume', shows: ['text=没有可显示的简历，请从报告中重新打开。'] },
  '/showCandidateForm': {
    address: '/showCandidateForm?{report}',
    shows: ['role=heading[name="应聘登记表"][level=1]', 'text=期望月薪'],
  },
  '/manualEstimateDialog': {
    address: '/manualEstimateDialog?{report}&q=q1',
    shows: ['role=heading[name="求职动机"]', 'role=slider'],
  },
  '/manage/{-$section}': {
    address: '/manage',
    account: 'admin@hailan.example',
    shows: ['role=heading[name="账号"]', 'text=hr@hailan.example'],
  },
  '/reportDetail': {
    address: '/reportDetail?id={interview}',
    shows: ['role=heading[name="苏晴岚 作答详情"]', 'role=tab[name=/^主观题/]'],
  },
  '/newShareReport': {
    address: '/newShareReport?userid=nonsense',
    account: null,
    shows: ['role=heading[name="这个链接打不开报告"]'],
  },
  '/emailFeedback': {
    address: '/emailFeedback?{report}',
    shows: ['role=heading[name="填写面试反馈"][level=1]', 'text=请从邮件或报告的面试安排中打开此页。'],
  },
  '/account': {
    address: '/account',
    shows: ['role=heading[name="登录与安全"][level=1]', 'role=heading[name="密码"]'],
  },
  '/my-interviews': { address: '/my-interviews', shows: ['role=heading[name="我的面试"][level=1]'] },
  '/datePicker': { address: '/datePicker', shows: ['role=heading[name="可面试时间"][level=1]'] },
  '/downloadReport': {
    address: '/downloadReport?{report}',
    shows: [name, 'role=button[name="Word"]'],
    lacks: [appBar],
  },
  '/plan-interview': { address: '/plan-interview?{report}', shows: ['role=heading[name="安排面试"]'] },
  '/offer-times': {
    address: '/offer-times?{report}',
    shows: ['text=找不到这场面试'],
    // Both pages miss an interview in the same words.
    lacks: ['role=heading[name="填写面试反馈"]'],
  },
  '/sharereport': { address: '/sharereport?userid=nonsense', account: null, leadsTo: '/newShareReport' },
  // The page of all parts is for whoever builds them: a built product has none.
  '/parts': { address: '/parts', shows: ['text=链接无效'] },
}
