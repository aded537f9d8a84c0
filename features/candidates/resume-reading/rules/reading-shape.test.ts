import { expect, test } from 'vitest'
import { fieldsOf } from './lines-under-test.ts'
import { ReadFieldsShape } from './reading-shape.ts'

const text = `张伟
13800000001 | wei@mail.example
教育背景
2015.09-2019.06 浙东大学 软件工程 本科
工作经历
2019.07-至今 海岚科技有限公司 工程师
负责支付网关。
专业技能
Java、Go`

test('read fields have the shape that replies promise', () => {
  const fields = fieldsOf(text)
  expect(ReadFieldsShape.parse(fields)).toEqual(fields)
})
