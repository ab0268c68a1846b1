import { Button, Menu } from '@mantine/core';
import { IconArrowsRightLeft, IconEyeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { contentText } from '#machines/kernel/content-language';
import type { Bilingual } from '#machines/kernel/ids';
import { useLanguage } from '../../../lib/use-language.js';
import { useAnnounce } from '../../../ui/announcer.js';
import styles from '../editor/editor.module.css';
import { TextPair, TickField } from '../editor/fields.js';
import { Lines } from '../editor/lines.js';
import { useFields } from '../editor/fields-context.js';
import { blankText, type GroupLine, type StepLine } from './service-draft.js';

/** Groups of steps in their order. Hidden steps are for staff. */
export function StepsPart({ groups }: { groups: readonly GroupLine[] }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  return (
    <section className={`stack ${styles.group}`}>
      <h2 className="large">{t('steps.title')}</h2>
      <p>{t('steps.hint')}</p>
      <Lines<Omit<GroupLine, 'uid'>>
        path="steps"
        label={t('steps.title')}
        add={t('steps.addGroup')}
        none={t('steps.none')}
        blank={() => ({ key: '', title: blankText(), steps: [] })}
        nameOf={({ title }) => contentText(title, language)}
        limit={20}
      >
        {({ title }, path) => <Group path={path} groups={groups} name={contentText(title, language)} />}
      </Lines>
    </section>
  );
}

function Group({ path, groups, name }: { path: string; groups: readonly GroupLine[]; name: string }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  return (
    <>
      <TextPair path={`${path}.title`} label={t('steps.group')} maxLength={200} />
      <Lines<{ title: Bilingual; isVisible: boolean }>
        path={`${path}.steps`}
        label={t('steps.stepsOf', { group: name || t('steps.group') })}
        add={t('steps.addStep')}
        none={t('steps.noSteps')}
        blank={() => ({ title: blankText(), isVisible: true })}
        nameOf={({ title }) => contentText(title, language)}
        limit={50}
      >
        {(step, at) => (
          <>
            <TextPair path={`${at}.title`} label={t('steps.step')} maxLength={200} />
            <div className={`cluster ${styles.stepFoot}`}>
              <TickField path={`${at}.isVisible`} label={t('steps.visible')} />
              {step.isVisible ? null : (
                <span className={`inline-flex dim text-xs ${styles.hiddenStep}`}>
                  <IconEyeOff size={14} stroke={1.75} aria-hidden="true" />
                  {t('steps.hidden')}
                </span>
              )}
              <ToGroup step={step as StepLine} from={path} groups={groups} />
            </div>
          </>
        )}
      </Lines>
    </>
  );
}

/* From one group to the end of another. */
function ToGroup({ step, from, groups }: { step: StepLine; from: string; groups: readonly GroupLine[] }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const { set, readOnly } = useFields();
  const announce = useAnnounce();
  const here = Number(from.split('.').at(-1));
  if (readOnly || groups.length < 2) return null;
  const called = (group: GroupLine, index: number) => contentText(group.title, language) || t('lines.unnamed', { place: index + 1 });
  const move = (to: number) => {
    set(
      'steps',
      groups.map((group, index) => {
        if (index === here) return { ...group, steps: group.steps.filter(({ uid }) => uid !== step.uid) };
        return index === to ? { ...group, steps: [...group.steps, { ...step, uid: crypto.randomUUID() }] } : group;
      }),
    );
    const target = groups[to];
    if (target) announce(t('steps.movedTo', { step: contentText(step.title, language), group: called(target, to) }));
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="xs" variant="subtle" leftSection={<IconArrowsRightLeft size={14} stroke={1.75} aria-hidden="true" />}>
          {t('steps.toGroup')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {groups.map((group, index) =>
          index === here ? null : (
            <Menu.Item key={group.uid} onClick={() => move(index)}>
              {called(group, index)}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
