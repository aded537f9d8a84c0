import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { readList } from '../../../features/candidates/shortlist/contract/list.ts'
import { readToday } from '../../../features/day/today/contract.ts'
import { listDay } from '../../../features/meetings/my-interviews/contract.ts'
import {
  changePassword,
  getUserInfo,
  listSignInWays,
  signIn as signInCall,
  signInToDemo,
  signOut,
} from '../../../features/sign-in/session/contract.ts'
import { forgetSignIn, signedIn } from '../../../features/sign-in/session/web/signed-in.ts'
import { signInAs } from '../../../features/sign-in/session/web/user-under-test.ts'
import { account, answer, inputsOf, open, refuse } from './app-under-test.tsx'
import { Route as loginRoute } from './routes/(sign-in)/login.tsx'
import { answerList } from './shortlist-under-test.tsx'

beforeEach(() => {
  answer(listSignInWays, { ways: ['password'] })
  forgetSignIn()
  answerList([])
  answer(signInCall, { token: 't1', userInfo: account })
  answer(signOut, null)
  answer(readToday, { now: 0, kinds: [], putOff: { count: 0, isMore: false } })
  answer(listDay, { now: 0, from: 0, to: 1, list: [] })
})

async function fillIn(user: Awaited<ReturnType<typeof open>>['user'], email: string, password: string) {
  if (email) await user.type(await screen.findByLabelText('邮箱'), email)
  if (password) await user.type(screen.getByLabelText('密码'), password)
  await user.keyboard('{Enter}')
}

test('without an account every page of the application leads to sign-in, and from there back [P2-028 P2-047 P2-156]', async () => {
  const { router, user } = await open('/first/talentList2?name=%E6%9E%97')
  expect(await screen.findByRole('heading', { name: '登录' })).toBeTruthy()
  await fillIn(user, ' hr@hailan.example ', 'candor-demo')
  await screen.findByRole('heading', { name: '已处理的候选人' })
  expect(router.state.location.href).toBe('/first/talentList2?name=%E6%9E%97')
  expect(inputsOf(signInCall)).toEqual([{ email: 'hr@hailan.example', password: 'candor-demo' }])
  expect(localStorage.getItem('token')).toBe('t1')
})

test('a remembered target that is no path of this product is not followed', async () => {
  const { router, user } = await open(`/login?redirect=${encodeURIComponent('//evil.example')}`)
  await fillIn(user, 'hr@hailan.example', 'candor-demo')
  await waitFor(() => expect(router.state.location.pathname).toBe('/today'))
})

test('a signed-in user from the candidates’ chat goes on there with the token [P4-046]', () => {
  signInAs({ chatSite: 'https://chat.example' })
  const { beforeLoad } = loginRoute.options
  const thrown = (search: object) => {
    try {
      Reflect.apply(beforeLoad ?? (() => {}), undefined, [{ search }])
      return null
    } catch (left) {
      return left
    }
  }
  expect(thrown({ redirect: 'chatbot' })).toMatchObject({
    options: { href: 'https://chat.example/?token=t' },
  })
  expect(thrown({ redirect: '/my-interviews' })).toMatchObject({ options: { href: '/my-interviews' } })
  signInAs()
  expect(thrown({ redirect: 'chatbot' })).toMatchObject({ options: { href: '/today' } })
})

test('a missing or misshapen field says so in words, has the focus, and nothing is sent', async () => {
  const { user } = await open('/login')
  await user.click(await screen.findByRole('button', { name: '登录' }))
  const email = screen.getByLabelText('邮箱')
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['请输入邮箱', '请输入密码'])
  expect(document.activeElement).toBe(email)
  await user.type(email, 'hr')
  await user.keyboard('{Enter}')
  expect(screen.getAllByRole('alert')[0]?.textContent).toBe('邮箱格式不正确')
  expect(inputsOf(signInCall)).toEqual([])
})

test('a refusal stands beside the form and is read out; the fields keep their content', async () => {
  refuse(signInCall, { code: 1011, msg: '邮箱或密码不正确' })
  const { user } = await open('/login')
  await fillIn(user, 'hr@hailan.example', 'not it')
  expect((await screen.findByRole('alert')).textContent).toBe('邮箱或密码不正确')
  expect(screen.getByLabelText('密码')).toHaveProperty('value', 'not it')
  expect(signedIn()).toBe(null)
})

test('a one-time password is changed before anything else', async () => {
  answer(signInCall, { token: 't1', userInfo: { ...account, mustChangePassword: true } })
  answer(changePassword, null)
  const { user, router } = await open('/first/talentList')
  await fillIn(user, 'hr@hailan.example', 'one-time')
  await screen.findByRole('heading', { name: '设置新密码' })
  await user.type(screen.getByLabelText('原密码'), 'one-time')
  await user.type(screen.getByLabelText('新密码'), 'too short')
  await user.keyboard('{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('密码至少需要 10 个字符')
  await user.type(screen.getByLabelText('新密码'), ' no more')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/first/talentList'))
  expect(inputsOf(changePassword)).toEqual([{ oldPassword: 'one-time', newPassword: 'too short no more' }])
})

test.each([
  ['          ', '新密码不能只是空格或同一个字符的重复'],
  ['hr@hailan.example', '新密码不能是您的邮箱、姓名或公司名称，重复书写或加上数字也不行'],
])('the new password %j is refused under its field, and nothing is sent', async (password, words) => {
  signInAs({ mustChangePassword: true })
  const { user } = await open('/login')
  await user.type(await screen.findByLabelText('原密码'), 'one-time')
  await user.type(screen.getByLabelText('新密码'), password)
  await user.keyboard('{Enter}')
  const field = screen.getByLabelText('新密码')
  expect(screen.getByRole('alert').textContent).toBe(words)
  expect(field.getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id)
  expect(inputsOf(changePassword)).toEqual([])
})

test('an account with a one-time password opens no page by its address', async () => {
  signInAs({ mustChangePassword: true })
  await open('/first/talentList')
  expect(await screen.findByRole('heading', { name: '设置新密码' })).toBeTruthy()
})

test('the start leads to Today or to sign-in', async () => {
  const out = await open('/')
  await waitFor(() => expect(out.router.state.location.pathname).toBe('/login'))
  signInAs()
  const into = await open('/')
  await waitFor(() => expect(into.router.state.location.pathname).toBe('/today'))
})

test('signing out ends the session on the server and here, and shows sign-in [P2-029]', async () => {
  signInAs()
  const { router } = await open('/loginOut')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(inputsOf(signOut)).toHaveLength(1)
  expect(signedIn()).toBe(null)
})

test('the account menu says who is signed in and in which role, and leads out', async () => {
  signInAs()
  const { router, user } = await open('/first/talentList')
  await user.click(await screen.findByRole('button', { name: '账号：陈薇' }))
  const menu = await screen.findByRole('menu')
  expect(within(menu).getByText('海岚支付 · HR')).toBeTruthy()
  await user.click(within(menu).getByRole('menuitemradio', { name: '深色' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  await user.click(screen.getByRole('button', { name: '账号：陈薇' }))
  await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(signedIn()).toBe(null)
})

test('a step leads on to its encoded target and leaves nothing in the history [P2-032 R2-005 R2-006]', async () => {
  signInAs()
  const { router, history } = await open('/first/talentList')
  await screen.findByRole('heading', { name: '候选人' })
  const before = history.length
  await router.navigate({
    to: '/redirect',
    search: { url: '/first/talentList2?name=2' },
    state: { shortlist: { name: '林' } },
    replace: true,
  })
  await screen.findByRole('heading', { name: '已处理的候选人' })
  expect(router.state.location.href).toBe('/first/talentList2?name=2')
  expect(router.state.location.state.shortlist).toEqual({ name: '林' })
  expect(history.length).toBe(before)
})

test.each(['https://evil.example', '//evil.example', '/\t/evil.example', ''])(
  'a step to %j leads nowhere and says so, with a way back',
  async (target) => {
    const { router } = await open(`/redirect?url=${encodeURIComponent(target)}`)
    expect(await screen.findByText('链接无效')).toBeTruthy()
    expect(screen.getByRole('link')).toHaveProperty('pathname', '/')
    expect(router.state.location.pathname).toBe('/redirect')
  },
)

test('a click on a demo account signs in in demo mode; other modes name none', async () => {
  answer(listSignInWays, {
    ways: ['password'],
    demoAccounts: [
      { email: 'hr@hailan.example', userName: '沈岚', userType: 'general', companyName: '海岚支付' },
    ],
  })
  answer(signInToDemo, { token: 't2', userInfo: account })
  const { user, router } = await open('/login')
  expect(await screen.findByRole('heading', { name: '试用演示账号' })).toBeTruthy()
  const company = screen.getByRole('group', { name: '海岚支付' })
  await user.click(within(company).getByRole('button', { name: '沈岚 HR' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/today'))
  expect(inputsOf(signInToDemo)).toEqual([{ email: 'hr@hailan.example' }])
  expect(localStorage.getItem('token')).toBe('t2')
})

test('a password is hidden while it is typed, may be pasted, and is offered to password managers', async () => {
  const { user } = await open('/login')
  const field = await screen.findByLabelText('密码')
  expect(field).toHaveProperty('type', 'password')
  expect(field.getAttribute('autocomplete')).toBe('current-password')
  await user.click(field)
  await user.paste('candor-demo')
  expect(field).toHaveProperty('value', 'candor-demo')
  expect(screen.getByLabelText('邮箱').getAttribute('autocomplete')).toBe('username')
})

test('a user whom a page sends to sign-in reads that the page needs an account', async () => {
  await open('/first/talentList')
  expect(await screen.findByText('您打开的页面需要登录，登录后将自动打开。')).toBeTruthy()
})

test('any call that finds the session over leads to sign-in, which says so, and back to the same page', async () => {
  signInAs()
  refuse(readList, { code: 1001, msg: '无效的令牌' })
  refuse(getUserInfo, { code: 1001, msg: '无效的令牌' })
  const { router, user } = await open('/first/talentList?haveOperate=1')
  const ended = '登录已失效，请重新登录。登录后将回到原来的页面，未提交的草稿仍在。'
  expect(await screen.findByText(ended)).toBeTruthy()
  const { redirect } = router.state.location.search
  answerList([])
  await fillIn(user, 'hr@hailan.example', 'candor-demo')
  await waitFor(() => expect(router.state.location.href).toBe(redirect))
  expect(redirect).toContain('/first/talentList')
})

test('an account for which nothing can wait gets the list after its sign-in', async () => {
  answer(signInCall, { token: 't1', userInfo: { ...account, userType: 'read' } })
  const { router, user } = await open('/login')
  await fillIn(user, 'read@hailan.example', 'candor-demo')
  await waitFor(() => expect(router.state.location.pathname).toBe('/first/talentList'))
})
