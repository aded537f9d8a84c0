import { describe, expect, test } from 'vitest'
import { fieldsOf, told } from './lines-under-test.ts'
import { readFields } from './read-fields.ts'

function phoneOf(text: string) {
  const phone = told(fieldsOf(text).phone)
  if (phone === null || 'choose' in phone)
    return phone === null ? null : phone.choose.map(({ compared }) => compared)
  return phone.compared
}

describe('the phone of a resume', () => {
  test.each([
    ['电话：13800000001', '+8613800000001'],
    ['138 0000 0001', '+8613800000001'],
    ['手机 138-0000-0001', '+8613800000001'],
    ['(+86) 186-0000-0001', '+8618600000001'],
    ['１３８００００００１１', '+8613800000011'],
    ['电 话：0571-8888 0000', '+8657188880000'],
    ['Tel: +852 6310 8025', '+85263108025'],
    ['手機：0912-345-678', '+886912345678'],
    ['行動電話 0987654321', '+886987654321'],
    ['+353 87 123 4567', '+353871234567'],
    ['Mobile: 087 123 4567\nDublin, Ireland', '+353871234567'],
    ['+44 (0)7700 900123', '+447700900123'],
    ['San Francisco, CA | (415) 555-0132', '+14155550132'],
    ['王芳 13800000001 123@qq.example 杭州', '+8613800000001'],
    ['123@qq.example ・ 13800000001', '+8613800000001'],
    ['手机/微信：13800000001', '+8613800000001'],
  ])('of %j is %s', (text, compared) => {
    expect(phoneOf(text)).toBe(compared)
  })

  test.each([
    ['QQ：1380000001'],
    ['传真：0571-88880000'],
    ['身份证号：330102199305128421'],
    ['期望薪资：15000-20000元'],
    ['2015.09-2019.06 浙东大学'],
    ['138****0001'],
    ['推荐人：李雷 13900008888'],
    ['推荐人\n李雷\n13900008888'],
    ['References\nHarold Finch, +353 1 555 0199'],
    ['Revenue of $1,200,000 in 2019'],
    ['C++ 11, ISO 9001:2015'],
  ])('does not stand in %j', (text) => {
    expect(phoneOf(text)).toBeNull()
  })

  test('is a choice of two numbers side by side', () => {
    expect(phoneOf('手机：13800000001 / 13900000002')).toEqual(['+8613800000001', '+8613900000002'])
    expect(phoneOf('13800000001 13900000002')).toEqual(['+8613800000001', '+8613900000002'])
  })

  test('is one where it stands on each page', () => {
    const { phone } = fieldsOf('电话：138 0000 0001\n工作经历\n+86 13800000001')
    expect(phone).toMatchObject({ sureness: 'sure', value: { written: '138 0000 0001' } })
  })
})

describe('the e-mail address of a resume', () => {
  const emailOf = (text: string) => told(fieldsOf(text).email)
  test.each([
    ['邮箱：wei.zhang@mail.example', 'wei.zhang@mail.example'],
    ['邮箱：ｗｅｉ＠ｍａｉｌ．ｅｘａｍｐｌｅ', 'wei@mail.example'],
    ['E-mail:wei@mail.exampleTel:13800000001', 'wei@mail.example'],
    ['wei+jobs@mail.example.cn电话', 'wei+jobs@mail.example.cn'],
    ['Email: firstname.lastname@mail.\nexample', 'firstname.lastname@mail.example'],
    ['Email: a@mail.example.\nNext', 'a@mail.example'],
    ['a@mail.example\n.cn', 'a@mail.example.cn'],
    ['a@mail.co\nm', 'a@mail.com'],
    ['a@mail.com\npython', 'a@mail.com'],
    ['wei@mail.example\n客服：service@zhaopin.com', 'wei@mail.example'],
  ])('of %j is %s', (text, email) => {
    expect(emailOf(text)).toBe(email)
  })

  test.each([
    ['wei (at) mail.example'],
    ['wei@'],
    ['@wei'],
    ['a@b'],
    ['References\nharold@mail.example'],
    ['推薦人：王經理 manager@mail.example'],
    ['@'.repeat(5_000)],
  ])('does not stand in %j', (text) => {
    expect(emailOf(text)).toBeNull()
  })

  test('is a choice where a column may have broken it', () => {
    expect(emailOf('a@mail.exam\nple')).toEqual({ choose: ['a@mail.exam', 'a@mail.example'] })
  })

  test('is a choice of two addresses of the candidate', () => {
    expect(emailOf('a1@mail.example | b1@mail.example')).toEqual({
      choose: ['a1@mail.example', 'b1@mail.example'],
    })
  })

  test('in the part about the candidate comes before others', () => {
    expect(emailOf('wei@mail.example\n工作经历\n维护 support@firm.example 的工单')).toBe('wei@mail.example')
  })
})

test.each([
  ['a@mail.exam', 590, null],
  ['a@mail.exam.', 590, null],
  ['a@mail.exam', 500, 'a@mail.exam'],
  ['a@mail.com', 590, 'a@mail.com'],
])(
  'the address %s that ends at %i points is %j, as the edge of a page may cut an address',
  (text, edge, email) => {
    const line = { letterSize: 11, isBullet: false, startsPart: false }
    const spanTo = (right: number, y: number) => ({
      kind: 'page' as const,
      page: 1,
      size: { width: 595, height: 842 },
      pieces: [{ start: 0, end: 20, x: 40, width: right - 40, y, height: 11 }],
    })
    const lines = [
      { ...line, text: 'Grace Okonkwo', span: spanTo(560, 40) },
      { ...line, text, span: spanTo(edge, 60) },
    ]
    expect(told(readFields(lines, { fileName: 'resume.pdf', today: '2026-11' }).email)).toBe(email)
  },
)
