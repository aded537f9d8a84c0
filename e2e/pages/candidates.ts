import type { OwnPage } from './page.ts'

const name = 'role=heading[name=/苏晴岚/]'
const appBar = 'role=button[name=/^账号：/]'

/** The pages of positions and of their candidates. */
export const candidatePages: Record<string, OwnPage> = {
  '/positions/$positionId/table/{-$importId}': {
    title: '导入表格 · Candor',
    address: '/positions/none/table',
    shows: ['role=heading[name="导入表格"]', 'role=button[name="选择表格"]', appBar],
    lacks: ['role=link[name="返回职位列表"]'],
  },
  '/candidates/table/{-$importId}': {
    title: '导入表格 · Candor',
    address: '/candidates/table',
    shows: ['role=heading[name="导入表格"]', 'role=link[name="返回职位列表"]', appBar],
  },
  '/positions/$positionId/resumes/{-$dropId}': {
    title: '添加简历 · Candor',
    address: '/positions/none/resumes',
    shows: ['role=heading[name="添加简历"]', 'role=button[name="选择简历"]', appBar],
  },
  '/positions/': {
    title: '职位 · Candor',
    address: '/positions',
    shows: ['role=heading[name="职位"]', 'role=link[name="新增职位"]'],
  },
  '/positions/new': {
    title: '新增职位 · Candor',
    address: '/positions/new',
    shows: ['role=heading[name="新增职位"]'],
  },
  '/positions/$positionId/': {
    title: '高级后端工程师（支付） · Candor',
    address: '/positions/{position}',
    shows: ['role=heading[name="高级后端工程师（支付）"]', 'role=link[name="职位设置"]'],
  },
  '/positions/$positionId/edit': {
    title: '高级后端工程师（支付） · Candor',
    address: '/positions/{position}/edit',
    shows: ['role=form[name="编辑职位"]'],
  },
  '/positions/$positionId/settings/{-$section}': {
    title: '高级后端工程师（支付） · Candor',
    address: '/positions/{position}/settings/rounds',
    account: 'admin@hailan.example',
    shows: ['role=heading[name="面试轮次"]'],
  },
  '/positions/$positionId/add': {
    title: '添加候选人 · Candor',
    address: '/positions/any/add',
    shows: ['role=heading[name="添加候选人"][level=1]'],
  },
  '/search': {
    title: '数据 · 搜索 · Candor',
    address: '/search?find=%E6%95%B0%E6%8D%AE',
    shows: ['role=heading[name="搜索"][level=1]', 'role=searchbox', appBar],
  },
  '/candidates/erased': {
    title: '没有这项删除任务 · Candor',
    address: '/candidates/erased',
    account: 'admin@hailan.example',
    shows: ['role=heading[name="没有这项删除任务"][level=1]'],
  },
  '/candidates/$candidateId': {
    title: '苏晴岚 · 资料 · Candor',
    address: '/candidates/{candidate}',
    shows: [name, 'role=heading[name="基本资料"]'],
  },
  '/candidates/$candidateId/merge/{-$otherId}': {
    title: '是同一个人吗？ · Candor',
    address: '/candidates/{candidate}/merge',
    account: 'admin@hailan.example',
    shows: ['role=heading[name="是同一个人吗？"][level=1]', 'role=heading[name="电话或邮箱相同"]'],
  },
}
