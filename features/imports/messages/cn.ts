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
    notUtf8: '不是 UTF-8 文本，请以 UTF-8 编码保存后重新发送',
    notJson:
      '不是有效的 JSON{place, select, other {（行:列 {place}）} none {}}，请检查该处的引号、逗号和括号',
    fileTooLarge: '文件不能超过 {limit, number} MB，较大的内容请作为 media/ 下的文件发送',
    tooDeep: '嵌套不能超过 {limit, number} 层',
    tooManyValues: '不能超过 {limit, number} 个值，请拆分为多个数据包',
    unstorableText: '包含无法存储的字符（空字符或残缺的 UTF-16 字符），请删除后重新发送',
    reservedReference: '不能以 file: 引用文件，请写 media/ 下的路径',
    reservedKey: '包含不允许的键名（__proto__、空字符或残缺的 UTF-16 字符），请改用其他键名',
    mediaMissing: '数据包中没有 {file}，请把文件放在 bundle.json 旁的这一路径下，或删除此处引用',
    mediaEnding: '{file} 的格式不支持，可用格式：{endings}',
    mediaTooLarge: '{file} 不能超过 {limit, number} MB，请压缩后重新发送',
    mediaDamaged: '{file} 已损坏，无法读取，请重新打包发送',
    mediaUnnamed: '没有被引用，未导入',
    pieceNotUtf8: '{file} 不是 UTF-8 文本，请以 UTF-8 编码保存后重新发送',
    pieceNotJson: '{file} 不是有效的 JSON',
    piecesTooLarge: '{file} 与其他读入数据包的文件合计不能超过 {limit, number} MB，请拆分为多个数据包',
    transcriptHead: '{file} 第 1 行：必须以 WEBVTT 开头',
    transcriptTimes: '{file} 第 {line} 行：必须是时间行，例如 {example}',
    transcriptBackwards: '{file} 第 {line} 行：结束时间不能早于开始时间',
    notJsonResume:
      '不是 JSON Resume（jsonresume.org/schema）：应为一个对象，至少包含 {sections} 之一。其他格式请先转换，或以 resume.file 发送原文件',
    transcriptTooLong: '{file} 不能超过 {limit, number} 句',
    transcriptJson:
      '{file} 不是 JSON 格式的转写{place, select, none {} other {（{place} 处）}}：请写成句子列表，例如 {example}，或在 sentences、segments 下给出该列表的对象',
    transcriptSegment: '{file} 的 {place}：必须包含 text，以及以秒为单位的数字 start 和 end，例如 {example}',
    transcriptSegmentBackwards: '{file} 的 {place}：end 不能早于 start',
    transcriptMilliseconds:
      '{file}：start 和 end 以秒计，而文中最长的一句将持续 {seconds, number} 秒，像是毫秒；毫秒请写成 startMs 和 endMs',
    secondsTranscript: '像是秒：{characters, number} 个字不可能在 {endMs, number} 毫秒内说完；请写毫秒',
    secondsDuration: '像是秒：转写到 {endMs, number} 毫秒才结束；请写毫秒',
    secondsStarts: '像是秒：此前的作答合计 {sumMs, number} 毫秒；请写毫秒',
    secondsEvidence:
      '像是秒：本场面试的全部依据都落在各作答的前千分之一以内，而此作答长 {lengthMs, number} 毫秒；请写毫秒',
    secondsBytes: '像是秒：{file} 有 {megabytes, number} MB，不可能只有 {durationMs, number} 毫秒；请写毫秒',
    pastAnswer: '不能晚于作答结束：给出的是 {given, number} 毫秒，而作答的 durationMs 是 {lengthMs, number}',
    besideJsonResume: '与 jsonResume 同时提供时只能是 attachment，其余部分由 jsonResume 提供',
    resumeKeyUnknown: 'JSON Resume 没有这个键，未导入',
    resumeKeyTwice: '与 {key} 表示同一内容而值不同，以 {key} 为准，此处未导入',
    resumeDateAsWritten: '“{date}”无法识别为日期，按原文展示；请写 YYYY、YYYY-MM 或 YYYY-MM-DD',
    duplicate: '{value} 重复，每项必须不同',
    unknownQuestion: '没有 question_id 为 {question} 的作答，请引用同一面试 answers 中的 question_id',
    endBeforeStart: '不能早于开始时间 {start, number}，必须等于或晚于它',
    unknownAccount: '公司中没有账号 {email}，请填写已有账号的邮箱，或先创建该账号',
    unknownRole: '公司中没有角色 {role}，请填写 roles 中的 externalId',
    accountElsewhere: '{email} 已属于其他公司，请换一个邮箱',
    repeatedPassword: '密码不能只是空格或同一个字符的重复',
    ownPassword: '密码不能是该账号的邮箱、姓名或公司名称，重复书写或加上数字也不行',
    unknownPosition: '没有职位 {position}；提供 name 即可创建',
    otherPosition: '该候选人已在另一职位下导入；请写原职位，或为数据包换一个 externalId',
    otherCandidate: '该面试属于另一位候选人；请为面试换一个 externalId',
    companyRefused: '所属的 company.json 未通过检查，请先改正后重新导入',
    keyRevoked: '服务密钥在导入过程中被吊销，请用有效的密钥重新发送',
    notStorable: '包含无法存储的值，请对照 /import-schema.json 检查这一部分的数值和长度',
    moreFaults: '另有 {count, number} 处错误',
    moreNotes: '另有 {count, number} 条提示',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    imports: typeof messages
  }
}
