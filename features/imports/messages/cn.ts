export const messages = {
  refusal: {
    notZip: '文件不是 zip 压缩包，或已损坏',
    unsafeArchive: '压缩包中有加密、重名或路径越界的文件，未打开',
    archiveTooLarge: '压缩包解压后过大或文件过多，未打开',
    longPaths: '压缩包中有文件的路径超过 1,000 个字符或 32 层文件夹，未打开',
    nothingSent: '请以 bundle 字段上传 zip 压缩包，或以 JSON 发送一个数据包',
    noBundle: '压缩包中没有 bundle.json',
    companyFile: 'company.json 只能通过命令行导入',
    noJob: '导入任务不存在',
  },
  fault: {
    notUtf8: '不是 UTF-8 文本',
    notJson: '不是有效的 JSON{place, select, other {（{place}）} none {}}',
    fileTooLarge: '文件不能超过 {limit, number} MB',
    tooDeep: '嵌套不能超过 {limit, number} 层',
    tooManyValues: '不能超过 {limit, number} 个值',
    unstorableText: '包含无法存储的字符',
    reservedReference: '不能以 file: 引用文件，请写 media/ 下的路径',
    reservedKey: '包含不允许的键名',
    mediaMissing: '数据包中没有 {file}',
    mediaEnding: '{file} 的格式不支持，可用格式：{endings}',
    mediaTooLarge: '{file} 不能超过 {limit, number} MB',
    mediaDamaged: '{file} 已损坏，无法读取',
    mediaUnnamed: '没有被引用，未导入',
    pieceNotUtf8: '{file} 不是 UTF-8 文本',
    pieceNotJson: '{file} 不是 JSON 对象',
    piecesTooLarge: '{file} 与其他读入数据包的文件合计不能超过 {limit, number} MB',
    transcriptHead: '{file} 第 1 行：必须以 WEBVTT 开头',
    transcriptTimes: '{file} 第 {line} 行：必须是时间行，例如 {example}',
    transcriptBackwards: '{file} 第 {line} 行：结束时间不能早于开始时间',
    besideJsonResume: '与 jsonResume 同时提供时只能是 attachment，其余部分由 jsonResume 提供',
    duplicate: '{value} 重复',
    unknownQuestion: '没有 question_id 为 {question} 的作答',
    endBeforeStart: '不能早于开始时间 {start, number}',
    unknownAccount: '公司中没有账号 {email}',
    unknownRole: '公司中没有角色 {role}',
    accountElsewhere: '{email} 已属于其他公司',
    repeatedPassword: '密码不能只是空格或同一个字符的重复',
    ownPassword: '密码不能是该账号的邮箱、姓名或公司名称，重复书写或加上数字也不行',
    unknownPosition: '没有职位 {position}；提供 name 即可创建',
    otherPosition: '该候选人已在另一职位下导入',
    otherCandidate: '该面试属于另一位候选人',
    companyRefused: '所属的 company.json 未通过检查',
    notStorable: '包含无法存储的值',
    moreFaults: '另有 {count, number} 处错误',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    imports: typeof messages
  }
}
