import { Skeleton } from '@mantine/core';
import { TableSkeleton } from '../../ui/states.js';
import styles from './reports-page.module.css';

/** Placeholders of summary, chart and table in their final sizes. */
export const ReportSkeleton = () => (
  <>
    <div className={`stack my-3 clip ${styles.summary}`} aria-hidden="true">
      {[0, 1, 2].map((place) => (
        <div key={place}>
          <Skeleton height={12} width={88} my={2} />
          <Skeleton height={20} width={120} mt={6} mb={4} />
        </div>
      ))}
    </div>
    <div className="my-3" aria-hidden="true">
      <Skeleton height={336} />
    </div>
    <TableSkeleton rows={8} />
  </>
);
