import { candidatePages } from './pages/candidates.ts'
import type { LeadsOn, OwnPage } from './pages/page.ts'

const name = 'role=heading[name=/苏晴岚/]'
const appBar = 'role=button[name=/^账号：/]'

/** Every route, how a journey opens it, and what it finds there. `npm run check` knows when one is missing. */
export const pages: Record<string, OwnPage | LeadsOn> = {
  ...candidatePages,
  // The server answers it with the public page; the route leads whoever comes from within the application.
  '/': {
    title: 'Candor：经得起核对的招聘与 AI 面试',
    address: '/',
    account: null,
    shows: ['role=heading[name="回到面试本身， 不只看分数。"]'],
  },
  '/login': {
    title: '登录 · Candor',
    address: '/login',
    account: null,
    shows: ['role=heading[name="登录"]'],
  },
  '/setup': {
    title: '这台服务器已经有公司了 · Candor',
    address: '/setup',
    account: null,
    shows: ['role=heading[name="这台服务器已经有公司了"]'],
  },
  '/notices': {
    title: '通知 · Candor',
    address: '/notices',
    shows: ['role=heading[name="通知"]', 'text=只看未读'],
  },
  '/start': {
    title: '起步 · Candor',
    address: '/start',
    account: 'admin@hailan.example',
    shows: ['role=heading[name="海岚支付 已建好"]', 'role=heading[name="最终的样子"]'],
  },
  '/forgotPassword': {
    title: '忘记密码 · Candor',
    address: '/forgotPassword',
    account: null,
    shows: ['role=heading[name="忘记密码"]'],
  },
  '/newPassword': {
    title: '链接不完整 · Candor',
    address: '/newPassword#nonsense',
    account: null,
    shows: ['role=heading[name="链接不完整"]'],
  },
  '/auth': {
    title: '微信登录 · Candor',
    address: '/auth',
    account: null,
    shows: ['text=请在微信中打开以下地址登录：'],
  },
  '/authenticaResult': {
    title: '绑定结果 · Candor',
    address: '/authenticaResult',
    account: null,
    shows: ['role=heading[name="绑定结果"]', 'text=尚未绑定'],
  },
  '/login/company': {
    title: '单点登录（SSO） · Candor',
    address: '/login/company?state=none',
    account: null,
    shows: ['text=这次登录不是在这个浏览器窗口开始的，请重新开始。'],
  },
  '/loginOut': { address: '/loginOut', account: null, leadsTo: '/login' },
  '/first/': { address: '/first', leadsTo: '/first/talentList' },
  '/redirect': { address: '/redirect?url=%2Ffirst%2FtalentList2', leadsTo: '/first/talentList2' },
  '/today': {
    title: '今天 · Candor',
    address: '/today',
    shows: ['#interviews-today', 'role=navigation[name="种类"]'],
  },
  '/first/talentList': {
    title: '候选人 · Candor',
    address: '/first/talentList',
    shows: ['role=heading[name="候选人"]'],
  },
  '/first/talentList2': {
    title: '已处理的候选人 · Candor',
    address: '/first/talentList2',
    shows: ['role=heading[name="已处理的候选人"]'],
  },
  '/shareurl': {
    title: '苏晴岚 · 面试报告 · Candor',
    address: '/shareurl?{report}',
    shows: [name, 'role=tab[name="简历"]', appBar],
  },
  '/reportContent': {
    title: '苏晴岚 · 面试报告 · Candor',
    address: '/reportContent?{report}',
    shows: [name, 'role=tab[name="简历"]'],
    lacks: [appBar],
  },
  '/originalResume': {
    title: '原始简历 · Candor',
    address: '/originalResume',
    shows: ['text=没有可显示的简历，请从报告中重新打开。'],
  },
  '/showCandidateForm': {
    title: '苏晴岚 · 应聘登记表 · Candor',
    address: '/showCandidateForm?{report}',
    shows: [name, 'text=返回报告', 'text=期望月薪'],
    lacks: ['role=button[name="Word"]'],
  },
  '/manualEstimateDialog': {
    title: '人工评分 · Candor',
    address: '/manualEstimateDialog?{report}&q=q1',
    shows: ['role=heading[name="求职动机"]', 'role=slider'],
  },
  '/manage/{-$section}': {
    title: '账号 · Candor',
    address: '/manage',
    account: 'admin@hailan.example',
    shows: ['role=heading[name="账号"]', 'text=hr@hailan.example'],
  },
  '/reportDetail': {
    title: '苏晴岚 · 面试报告 · Candor',
    address: '/reportDetail?id={interview}',
    shows: ['role=heading[name="苏晴岚 作答详情"]', 'role=tab[name=/^主观题/]'],
  },
  '/newShareReport': {
    title: '链接无效 · Candor',
    address: '/newShareReport?userid=nonsense',
    account: null,
    shows: ['role=heading[name="链接无效"]', 'text=已被分享人撤回'],
  },
  '/emailFeedback': {
    title: '填写面试反馈 · Candor',
    address: '/emailFeedback?{report}',
    shows: ['role=heading[name="填写面试反馈"][level=1]', 'text=请从邮件或报告的面试安排中打开此页。'],
  },
  '/account': {
    title: '登录与安全 · Candor',
    address: '/account',
    shows: ['role=heading[name="登录与安全"][level=1]', 'role=heading[name="密码"]'],
  },
  '/my-interviews': {
    title: '我的面试 · Candor',
    address: '/my-interviews',
    shows: ['role=heading[name="我的面试"][level=1]'],
  },
  '/datePicker': {
    title: '可面试时间 · Candor',
    address: '/datePicker',
    // The second: the interviews that a recruiter holds themselves, which they may move.
    shows: ['role=heading[name="可面试时间"][level=1]', 'role=heading[name="面试改期"]'],
  },
  '/downloadReport': {
    title: '苏晴岚 · 高级后端工程师（支付）',
    address: '/downloadReport?{report}',
    shows: [name, 'role=button[name="Word"]'],
    lacks: [appBar],
  },
  '/plan-interview': {
    title: '安排面试 · Candor',
    address: '/plan-interview?{report}',
    shows: ['role=heading[name="安排面试"]'],
  },
  '/offer-times': {
    title: '提供可选时间 · Candor',
    address: '/offer-times?{report}',
    shows: ['text=找不到这场面试'],
    // Both pages miss an interview in the same words.
    lacks: ['role=heading[name="填写面试反馈"]'],
  },
  '/sharereport': { address: '/sharereport?userid=nonsense', account: null, leadsTo: '/newShareReport' },
  // The page of all parts is for whoever builds them: a built product has none.
  '/parts': {
    title: '链接无效 · Candor',
    address: '/parts',
    shows: ['role=heading[name="链接无效"][level=1]'],
    // A link into a report that opens none says so in the same words, and why.
    lacks: ['text=已被分享人撤回'],
  },
}
