// A process whose lease has lapsed shows no campaign either: others may have gone on with it.
#include <gtest/gtest.h>

#include "tests/server/campaign/campaign_setting.h"

namespace wagonaut::tests {
namespace {

std::string problem_of(CampaignSetting& setting) {
  const auto found = setting.campaigns->find(setting.id);
  const auto* problem = std::get_if<Problem>(&found);
  return problem == nullptr ? "" : problem->code;
}

/// As serve.cpp has it.
void let_fence_down(CampaignSetting& setting) {
  setting.hall->fence();
  setting.campaigns->close_all("moved");
}

TEST(CampaignFence, BehindItNoCampaignIsOpened) {
  CampaignSetting setting;
  ASSERT_NO_FATAL_FAILURE(setting.found({"red"}, {"blue"}));
  const auto eyes = setting.enter("red");
  ASSERT_TRUE(eyes);
  let_fence_down(setting);
  EXPECT_EQ(eyes->goodbye, "moved");
  for (int i = 0; i < 2; ++i) EXPECT_EQ(problem_of(setting), "unavailable");
  EXPECT_EQ(setting.campaigns->rooms(), 0u);
  setting.hall->lift_fence();
  EXPECT_EQ(problem_of(setting), "");
  EXPECT_EQ(setting.campaigns->rooms(), 1u);
}

// The fence comes down, and is lifted again, while the log is being read: it may be old by then.
TEST(CampaignFence, WhatWasReadBeforeItIsNotShown) {
  CampaignSetting setting;
  ASSERT_NO_FATAL_FAILURE(setting.found({"red"}, {"blue"}));
  setting.restart();
  setting.store.on_read = [&] {
    setting.store.on_read = nullptr;
    let_fence_down(setting);
    setting.hall->lift_fence();
  };
  EXPECT_EQ(problem_of(setting), "unavailable");
  EXPECT_EQ(setting.campaigns->rooms(), 0u);
  EXPECT_EQ(problem_of(setting), "");
}

}  // namespace
}  // namespace wagonaut::tests
