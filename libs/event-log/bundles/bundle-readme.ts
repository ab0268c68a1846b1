import type { Language } from '#machines/kernel/ids';
import { bundleKeyName } from './bundle-format.js';

/** The page of a bundle that says what it is and how to verify it with other programs. Markdown. */
export const bundleReadme = (language: Language, origin: string): string => (language === 'en' ? english(origin) : russian(origin));

const english = (origin: string): string => `# A bundle of the log ${origin}

A part of the event log, with everything that is needed to verify it without us, our database or a network.

| file | holds |
| --- | --- |
| manifest.json | what the bundle covers, counts, size and SHA-256 of every file |
| manifest.note | the SHA-256 of manifest.json, signed by the key "${bundleKeyName(origin)}" (C2SP signed-note) |
| keys.txt | the public key of the log, name+id+base64 |
| policy.txt | which signatures a checkpoint needs (C2SP tlog-policy) |
| checkpoints/N | the signed root of the tree of N entries (C2SP tlog-checkpoint) |
| entries.bin | the entries: four bytes of length (big endian), then the bytes that the leaf hashes |
| proofs.jsonl | proofs that the entries are in the tree of the largest checkpoint |
| consistency.jsonl | proofs that smaller checkpoints begin the largest (RFC 6962, section 2.1.2) |
| commands.jsonl | accepted commands that caused the entries, with their input |
| refused-commands.jsonl | refused commands, with their code, and the proof that a seal of the log has them |
| rows.jsonl | the stored rows that the entries lead to |
| machine.json | the order's workflow: statuses, operations, who may do what |
| texts.jsonl | texts that entries reference by a keyed hash; only if asked for |

## With our program

    auditor verify bundle.zip --key 'NAME+ID+BASE64'

It needs neither a database nor a network. Take the key from where you keep it, not from the bundle: keys.txt proves nothing about who signed.

## With other programs

1. \`tail -n +3 manifest.note | head -n 1 | sha256sum --check\` compares manifest.json; its member "files" has the SHA-256 of every other file.
2. Verify manifest.note and checkpoints/N with the key (Ed25519), for example with Go's golang.org/x/mod/sumdb/note. The manifest is signed by the same key under the name
   "${bundleKeyName(origin)}", whose key ID differs, because the name is part of it.
3. The leaf of an entry is SHA-256(0x00 || entry), a node SHA-256(0x01 || left || right) (RFC 6962). An entry has ten fields, each as four bytes of length (big endian) and
   UTF-8: position, event id, stream type, stream id, version, type, schema version, recorded at (microseconds), data, metadata. Its index is the position - 1.
4. A line of proofs.jsonl with "index" is the proof of one entry. For golang.org/x/mod/sumdb/tlog: tlog.CheckRecord(hashes, N, root, index, leaf). A C2SP tlog-proof is the
   line "c2sp.org/tlog-proof@v1", "index I", the hashes, an empty line and the file checkpoints/N.
5. A line with "from" and "to" covers entries that follow each other. Begin with the roots of the complete subtrees of the first from - 1 entries ("before", from the
   left), append the leaves, and compute the root of the tree of "to" entries. The hashes of "consistency" prove that this tree begins that of checkpoints/N.
6. Metadata of an event have "command" and "commandHash": the SHA-256 of the row in commands.jsonl over id, type, actorId, actorFacts, streamType, streamId, streamVersion,
   machineVersion, input, outcome, code, at, each with its length as above; ff ff ff ff stands for null.
7. A refused command with "seal": "entry" is an event CommandsSealed, whose "index" and "hashes" prove it as above. The leaf of the command is SHA-256(0x00 || the 16 bytes
   of its id || its hash as above); "leaf" and "path" prove it in the tree of "count" leaves with "root", which the event's data have.

## What is not proved

The tree covers entries and, by their hashes, accepted commands, texts and refused commands that are sealed. Other refused commands, rows and the table of the machine are
covered by the signature of the manifest alone: they are what this installation handed out. That the log was not rewritten before this bundle is what checkpoints prove that you keep yourself.
`;

const russian = (origin: string): string => `# Пакет журнала ${origin}

Часть журнала событий и всё, что нужно, чтобы проверить её без нас, нашей базы данных и сети.

| файл | что в нём |
| --- | --- |
| manifest.json | что входит в пакет, количества, размер и SHA-256 каждого файла |
| manifest.note | SHA-256 файла manifest.json с подписью ключа «${bundleKeyName(origin)}» (C2SP signed-note) |
| keys.txt | открытый ключ журнала: имя+идентификатор+base64 |
| policy.txt | какие подписи нужны контрольной точке (C2SP tlog-policy) |
| checkpoints/N | подписанный корень дерева из N записей (C2SP tlog-checkpoint) |
| entries.bin | записи: четыре байта длины (big endian), затем байты, от которых берётся хеш листа |
| proofs.jsonl | доказательства, что записи входят в дерево наибольшей контрольной точки |
| consistency.jsonl | доказательства, что меньшие контрольные точки — начало наибольшей (RFC 6962, раздел 2.1.2) |
| commands.jsonl | принятые команды, из-за которых появились записи, с входными данными |
| refused-commands.jsonl | отклонённые команды с кодом отказа и доказательством, что они скреплены в журнале |
| rows.jsonl | строки базы, к которым приводят записи |
| machine.json | процесс заказа: статусы, операции, кому что разрешено |
| texts.jsonl | тексты, на которые записи ссылаются хешем с ключом; только по запросу |

## Проверка нашей программой

    auditor verify bundle.zip --key 'ИМЯ+ID+BASE64'

База данных и сеть не нужны. Ключ берите оттуда, где вы его храните, а не из пакета: keys.txt не доказывает, кто подписал.

## Проверка другими программами

1. \`tail -n +3 manifest.note | head -n 1 | sha256sum --check\` сверяет manifest.json; в его поле «files» указан SHA-256 каждого из остальных файлов.
2. Проверьте manifest.note и checkpoints/N ключом (Ed25519), например с помощью golang.org/x/mod/sumdb/note для Go. Манифест подписан тем же ключом под именем
   «${bundleKeyName(origin)}»; идентификатор ключа другой, потому что зависит от имени.
3. Лист записи — SHA-256(0x00 || запись), узел — SHA-256(0x01 || левый || правый) (RFC 6962). В записи десять полей, каждое — четыре байта длины (big endian) и UTF-8:
   позиция, id события, тип потока, id потока, версия, тип, версия схемы, время записи (микросекунды), данные, метаданные. Индекс записи — позиция минус 1.
4. Строка proofs.jsonl с «index» — доказательство одной записи. Для golang.org/x/mod/sumdb/tlog: tlog.CheckRecord(hashes, N, root, index, leaf). Файл C2SP tlog-proof — это
   строка «c2sp.org/tlog-proof@v1», «index I», хеши, пустая строка и файл checkpoints/N.
5. Строка с «from» и «to» относится к записям, которые идут подряд. Начните с корней полных поддеревьев первых from - 1 записей («before», слева направо), добавьте листья и
   вычислите корень дерева из «to» записей. Хеши «consistency» доказывают, что это дерево — начало дерева из checkpoints/N.
6. В метаданных события есть «command» и «commandHash»: SHA-256 строки commands.jsonl от полей id, type, actorId, actorFacts, streamType, streamId, streamVersion,
   machineVersion, input, outcome, code, at, каждое с длиной, как выше; ff ff ff ff означает null.
7. У отклонённой команды с «seal»: «entry» — событие CommandsSealed, «index» и «hashes» доказывают его, как выше. Лист команды — SHA-256(0x00 || 16 байт её id || её хеш,
   как выше); «leaf» и «path» доказывают его в дереве из «count» листьев с корнем «root» — они в данных события.

## Что не доказано

Дерево охватывает записи, а через их хеши — принятые команды, тексты и скреплённые отказы. Остальные отклонённые команды, строки базы и таблица процесса защищены только подписью манифеста: это то, что
выдала эта установка. Что журнал не переписали до создания пакета, доказывают контрольные точки, которые вы храните сами.
`;
