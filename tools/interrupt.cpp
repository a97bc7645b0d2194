#include "tools/interrupt.h"

namespace wagonaut::tools {
namespace {

volatile std::sig_atomic_t interrupted = 0;

void remember(int) {
  interrupted = 1;
}

}  // namespace

Interrupt::Interrupt() {
  interrupted = 0;
  struct sigaction answer {};
  answer.sa_handler = remember;
  answer.sa_flags = SA_RESETHAND;  // and no SA_RESTART, so that reading ends
  sigaction(SIGINT, &answer, &before_);
}

Interrupt::~Interrupt() {
  sigaction(SIGINT, &before_, nullptr);
  interrupted = 0;
}

bool Interrupt::came() {
  return interrupted != 0;
}

}  // namespace wagonaut::tools
