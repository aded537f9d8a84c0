import { describe, expect, test } from 'vitest'
import { fieldsOf, told } from './lines-under-test.ts'
import { nameFromFile } from './name-from-file.ts'

const nameOf = (text: string) => told(fieldsOf(text).name)

describe('the name of a resume', () => {
  test.each([
    ['姓名：张伟\n电话：13800000001', '张伟'],
    ['姓  名：沈知遥  性别：女', '沈知遥'],
    ['姓名\t欧阳雪晴\t性别\t女', '欧阳雪晴'],
    ['姓名：古丽米热·艾比布力', '古丽米热·艾比布力'],
    ['姓名：𠮷田', '𠮷田'],
    ['姓名\n王芳\n电话', '王芳'],
    ['姓名：张伟 高级工程师', '张伟'],
    ['个人简历\n司徒明远\n电话：13800000001', '司徒明远'],
    ['张 伟\n138 0000 0001', '张伟'],
    ['张伟的个人简历\n13800000001', '张伟'],
    ['张伟 | 高级Java工程师 | 5年经验', '张伟'],
    ['张伟（男，1990年生）\n高级产品经理', '张伟'],
    ['24> 𠮷田\n東京\n電話：0912-345-678', '𠮷田'],
    ['陳怡君 Chen Yi-Chun\n軟體工程師', '陳怡君'],
    ['Name: Sean O’Brien', 'Sean O’Brien'],
    ["24> Sean O'Brien\nSoftware Engineer", "Sean O'Brien"],
    ['Curriculum Vitae\nMaría José García-López\nDublin, Ireland', 'María José García-López'],
    ['LUDWIG VAN DER MEER\nProduct Manager', 'Ludwig Van Der Meer'],
    ['Software Engineer\nNguyen Van An\nvan.an@mail.example', 'Nguyen Van An'],
    ['文静    13800000001    wenjing@mail.example', '文静'],
  ])('of %j is %s', (text, name) => {
    expect(nameOf(text)).toBe(name)
  })

  test.each([
    ['个人简历\n求职意向：产品经理'],
    ['高级工程师\n电话：13800000001'],
    ['成都\n软件开发'],
    ['A\nB'],
    ['😀😀\n👩‍💻'],
    ['Software Engineer\nDublin, Ireland'],
    ['紧急联系人姓名：李雷'],
    [`姓名：${'张'.repeat(61)}`],
    [''],
  ])('is empty where nothing sure stands: %j', (text) => {
    expect(nameOf(text)).toBeNull()
  })

  test('is a choice between two labelled names', () => {
    expect(nameOf('姓名：张伟\n姓名：李雷')).toEqual({ choose: ['张伟', '李雷'] })
  })

  test('comes with its place', () => {
    expect(fieldsOf('简历\n姓名：张伟').name).toEqual({
      sureness: 'sure',
      value: '张伟',
      places: [{ kind: 'text', line: 1, quote: '张伟', start: 5, end: 7 }],
    })
  })

  test('is never the name of a referee', () => {
    expect(nameOf('电话：13800000001\n推荐人\n姓名：李雷')).toBeNull()
  })
})

describe('the name in a file’s name', () => {
  test.each([
    ['张伟_简历.pdf', '张伟'],
    ['高级工程师-沈知遥-5年.docx', '沈知遥'],
    ['【海岚】欧阳雪晴的简历.pdf', '欧阳雪晴'],
    ['amelia_clarke_cv.pdf', 'Amelia Clarke'],
    ['resume (final).docx', null],
    ['简历.pdf', null],
  ])('%s suggests %s', (fileName, name) => {
    expect(nameFromFile(fileName)).toBe(name)
  })

  test('is a suggestion and never the value', () => {
    const { name, nameFromFile: suggested } = fieldsOf('电话：13800000001', '张伟_简历.pdf')
    expect([name, suggested]).toEqual([null, '张伟'])
  })
})
