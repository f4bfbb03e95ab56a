import { trainingTopics } from '@hazardguard/contract';
import { Button, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { oneOf, useAddress } from '../../data/address.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { Requests } from './requests/requests.tsx';
import { TakeAction } from './take-action/take-action.tsx';
import { Topic } from './topic.tsx';
import classes from './training.module.css';
import { useCourseLanguage } from './use-course-language.ts';

/** The course with its three topics, and the assessment requests that the reader may read. */
export const TrainingScreen = () => {
  const { t } = useTranslation(['training', 'shell']);
  const [chosenTopic, setTopic] = useAddress('topic', oneOf(trainingTopics));
  const [view] = useAddress('view', oneOf(['requests']));
  const course = useQuery(routeQuery('/api/training', { query: { language: useCourseLanguage() } }));
  const mayRead = useHasPermission('assessment.read');
  const mayAsk = useHasPermission('assessment.request');
  const mayDrill = useHasPermission('drill.read');
  const topic = chosenTopic ?? trainingTopics[0];
  const requests = view === 'requests' && mayAsk;
  return (
    <>
      <PageHeader
        title={requests ? t('requests.title') : t('shell:screens.training.title')}
        purpose={requests ? t(mayRead ? 'requests.purpose' : 'requests.purposeOwn') : t('purpose')}
        actions={
          <>
            {mayAsk ? (
              <Button
                variant="default"
                renderRoot={(props) => <Link {...props} to="/Training" search={requests ? {} : ({ view: 'requests' } as never)} />}
              >
                {t(requests ? 'toCourse' : 'toRequests')}
              </Button>
            ) : null}
            <MoreMenu entries={mayDrill ? [{ text: t('shell:screens.drills.label'), to: '/Drills', search: {} }] : []} />
          </>
        }
      />
      {requests ? (
        <Requests />
      ) : (
        <div className={classes.screen}>
          <TakeAction />
          <div className={classes.course}>
            {course.isPending ? <TextSkeleton /> : null}
            {course.isError ? <ErrorPanel error={course.error} onRetry={() => void course.refetch()} /> : null}
            {course.data ? (
              <Tabs
                value={topic}
                onChange={(next) =>
                  setTopic(
                    trainingTopics.find((topic) => topic === next),
                    'push',
                  )
                }
                keepMounted={false}
                className={classes.tabs ?? ''}
              >
                <Tabs.List aria-label={t('topics')}>
                  {course.data.topics.map(({ id, title }) => (
                    <Tabs.Tab key={id} value={id}>
                      {title}
                    </Tabs.Tab>
                  ))}
                </Tabs.List>
                {course.data.topics.map((topic) => (
                  <Tabs.Panel key={topic.id} value={topic.id} pt="lg">
                    <Topic topic={topic} />
                  </Tabs.Panel>
                ))}
              </Tabs>
            ) : null}
          </div>
        </div>
      )}
    </>
  );
};
