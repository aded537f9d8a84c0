import { expect, test } from 'vitest'
import { findHeaderRow, guessColumns } from './columns.ts'
import { vendorOf } from './headers.ts'

test.each([
  ['opencats', 'last_name,first_name,email1,phone_cell,city,current_employer,date_created,key_skills,owner'],
  ['greenhouse', 'Candidate Name,Job Name,Current Stage,Source Name,Applied Date,Recruiter'],
  ['lever', 'Candidate Name,Posting Title,Current Stage,Origin,Owner,Created At'],
  ['moka', '候选人姓名,应聘职位,当前阶段,投递时间,来源渠道,最近公司'],
  ['beisen', '应聘者姓名,移动电话,应聘职位,应聘时间,最高学历,毕业院校'],
  ['dayee', '人选姓名,应聘岗位,流程阶段,招聘渠道,现居住地'],
])('headers of %s recognise its export', (vendor, headers) => {
  expect(vendorOf(headers.split(','))?.vendor).toBe(vendor)
})

test('a table of nobody in particular is nobody’s export', () => {
  expect(vendorOf(['姓名', '手机', '邮箱'])).toBeNull()
})

test('the header is the row with the most known names, also in row 3', () => {
  const head = [
    { number: 1, cells: ['Candidates of the autumn'] },
    { number: 3, cells: ['Name', 'Phone', 'E-mail'] },
    { number: 4, cells: ['Ann Lee', '13800000001', 'ann@mail.example'] },
  ]
  expect(findHeaderRow(head)).toBe(3)
  expect(findHeaderRow(head.slice(2))).toBe(0)
})

test('a column is known by its name, else by its content, and never twice', () => {
  const samples = [{ number: 2, cells: ['Ann', 'ann@mail.example', '138 0000 0001', 'x'] }]
  expect(guessColumns(['Name (full)', 'contact', '', 'Full name'], samples)).toEqual([
    { meaning: 'name', by: 'name' },
    { meaning: 'email', by: 'content' },
    { meaning: 'phone', by: 'content' },
    { meaning: 'leave', by: 'none' },
  ])
})
